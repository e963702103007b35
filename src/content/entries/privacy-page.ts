/** Adapts the privacy page to the settings. The page's content is in `content/pages/privacy.yml`. */
import type { Content } from "../schema";
import { PLAUSIBLE } from "../schema/analytics";

type Section = Content["privacyPage"]["sections"][number];

/** Replaces a placeholder in a section's paragraphs. */
const filled = ({ heading, paragraphs }: Section, name: string, value: string): Section => ({
  heading,
  paragraphs: paragraphs.map((text) => text.replaceAll(name, value)),
});

const measuredSection = ({ hosting: { analytics = {} }, privacyPage: { whenMeasured } }: Content): Section | undefined => {
  const { cloudflareToken, plausible } = analytics;
  if (plausible) return whenMeasured && filled(whenMeasured.plausible, "{host}", new URL(plausible.host ?? PLAUSIBLE).hostname);
  return cloudflareToken === undefined ? undefined : whenMeasured?.cloudflare;
};

/**
 * Returns the content with a section for each service that receives visitors' data (analytics, request storage, Turnstile, Netlify), after
 * the first section of the privacy page. If analytics are on, also replaces the page's introduction and description, which say that nothing
 * is counted.
 */
export const withPrivacy = (content: Content): Content => {
  const { hosting, privacyPage: page } = content;
  const { requests, netlify } = hosting.delivery;
  const measured = measuredSection(content);
  const added = [
    measured,
    requests && page.whenKeptHere && filled(page.whenKeptHere, "{days}", String(requests.keepDays)),
    requests?.turnstileSiteKey ? page.whenChecked : undefined,
    netlify ? page.whenNetlify : undefined,
  ].filter((section) => section !== undefined);
  if (added.length === 0) return content;
  const sections = [...page.sections.slice(0, 1), ...added, ...page.sections.slice(1)];
  const replaced = measured ? page.whenMeasured : undefined;
  const hero = { ...page.hero, text: replaced?.text ?? page.hero.text };
  const seo = page.seo && { ...page.seo, description: replaced?.description ?? page.seo.description };
  return { ...content, privacyPage: { ...page, hero, seo, sections } };
};
