/** Adds analytics to the privacy page if a service is set. Its texts are in `content/pages/privacy.yml`. */
import type { Content } from "../../content/schema";
import { PLAUSIBLE } from "./vendor";

type Section = Content["privacyPage"]["sections"][number];

const sectionOf = ({ business, privacyPage }: Content): Section | undefined => {
  const { cloudflareToken, plausible } = business.measure ?? {};
  const texts = privacyPage.whenMeasured;
  if (!texts) return undefined;
  if (cloudflareToken !== undefined) return texts.cloudflare;
  if (!plausible) return undefined;
  const { hostname } = new URL(plausible.host ?? PLAUSIBLE);
  const { heading, paragraphs } = texts.plausible;
  return { heading, paragraphs: paragraphs.map((text) => text.replaceAll("{host}", hostname)) };
};

/** Returns the content with the privacy page's section on analytics, and without the sentence that nothing is counted. */
export const withAnalytics = (content: Content): Content => {
  const { whenMeasured, sections, hero, seo, ...page } = content.privacyPage;
  const section = sectionOf(content);
  if (!section || !whenMeasured) return content;
  const { description, text } = whenMeasured;
  return {
    ...content,
    privacyPage: {
      ...page,
      whenMeasured,
      hero: { ...hero, text },
      ...(seo && { seo: { ...seo, description } }),
      sections: [...sections.slice(0, 1), section, ...sections.slice(1)],
    },
  };
};
