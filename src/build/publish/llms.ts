/** Builds llms.txt: the site's pages as a markdown list for language models (https://llmstxt.org). */
import { closedDaysAhead } from "../../content/closed-days";
import { COLLECTIONS, namesOf } from "../../content/shared/collections";
import { fillIn } from "../../content/shared/placeholders";
import type { Content } from "../../content/schema";
import { absoluteUrl } from "../../seo/urls";
import { hoursLines } from "../../content/format/hours";
import { publicPages, type PublicPage } from "../../seo/public-pages";

/** Maximum number of pages per collection, because models read the whole file. */
const PAGE_LIMIT = 100;

/** Joins lines and removes brackets, so that a text can be the text of a markdown link. */
const inLine = (text: string): string => text.replace(/\s+/g, " ").replace(/[[\]]/g, "");

const entry = ({ path: address, heading, description }: PublicPage, siteUrl: string): string =>
  `- [${inLine(heading)}](${absoluteUrl(siteUrl, address)}): ${inLine(description)}`;

/** Returns the text of llms.txt. Leaves out sections without pages. */
export const llmsText = (content: Content): string => {
  const { name, phone, email, address, hours, siteUrl } = content.business;
  const { llms, collections, contact, search, time } = content.words;
  const pages = publicPages(content);
  const facts = [
    `- ${contact.phone}: ${phone}`,
    `- ${contact.email}: ${email}`,
    `- ${contact.place}: ${fillIn(contact.town, { city: address.locality, state: address.region })}`,
    ...hoursLines({ hours, closedDays: closedDaysAhead(content.business, content.language) }, time, content.language).map(
      (line) => `- ${line}`,
    ),
  ];
  const sections = [undefined, ...namesOf(COLLECTIONS)].map((folder) => {
    const own = pages.filter((page) => page.folder === folder).slice(0, PAGE_LIMIT);
    const heading = folder ? collections[folder].heading : llms.company;
    return own.length > 0 ? `## ${heading}\n\n${own.map((page) => entry(page, siteUrl)).join("\n")}\n` : "";
  });
  return [`# ${name}\n`, `> ${inLine(search.description)}\n`, `${facts.join("\n")}\n`, ...sections.filter(Boolean)].join("\n");
};
