/** Adds to the privacy page what is stored, where, how long, and who reads it, according to the settings. */
import type { Content } from "../../content/schema";

/** Returns the content with the privacy page adapted to the settings. Its texts are in `content/pages/privacy.yml`. */
export const withDeliveryPrivacy = (content: Content): Content => {
  const { sections, whenKeptHere, whenChecked, whenNetlify } = content.privacyPage;
  const { requests, netlify } = content.business.delivery;
  const kept = requests && whenKeptHere;
  const added = [
    kept && { ...kept, paragraphs: kept.paragraphs.map((text) => text.replaceAll("{days}", String(requests.keepDays))) },
    requests?.turnstileSiteKey ? whenChecked : undefined,
    netlify ? whenNetlify : undefined,
  ].filter((section) => section !== undefined);
  if (added.length === 0) return content;
  return { ...content, privacyPage: { ...content.privacyPage, sections: [...sections.slice(0, 1), ...added, ...sections.slice(1)] } };
};
