/** Writes llms.txt: the site's pages as one markdown list, for language models (https://llmstxt.org). */
import { closedDaysAhead } from "../../content/closed-days";
import { fillIn } from "../../content/shared/placeholders";
import type { Content } from "../../content/schema";
import { absoluteUrl } from "../../seo/urls";
import { hoursLines } from "../../content/format/hours";
import { publicPages, type PublicPage } from "../../seo/public-pages";

/** How many posts the file names, the newest: it is meant to be read in one go. */
const POST_LIMIT = 100;

const SECTIONS = [
  { word: "company", folder: undefined },
  { word: "services", folder: "services" },
  { word: "locations", folder: "locations" },
  { word: "posts", folder: "posts" },
] as const;

/** Puts text on one line, without the characters that would end a link's name. */
const inLine = (text: string): string => text.replace(/\s+/g, " ").replace(/[[\]]/g, "");

const entry = ({ path: address, heading, description }: PublicPage, siteUrl: string): string =>
  `- [${inLine(heading)}](${absoluteUrl(siteUrl, address)}): ${inLine(description)}`;

/** Makes the text of llms.txt. Sections without pages are left out. */
export const llmsText = (content: Content): string => {
  const { name, phone, email, address, hours, siteUrl } = content.business;
  const { llms, contact, search, time } = content.words;
  const pages = publicPages(content);
  const facts = [
    `- ${contact.phone}: ${phone}`,
    `- ${contact.email}: ${email}`,
    `- ${contact.place}: ${fillIn(contact.town, { city: address.locality, state: address.region })}`,
    ...hoursLines({ hours, closedDays: closedDaysAhead(content.business, content.language) }, time, content.language).map(
      (line) => `- ${line}`,
    ),
  ];
  const sections = SECTIONS.map(({ word, folder }) => {
    const own = pages.filter((page) => page.folder === folder).slice(0, POST_LIMIT);
    return own.length > 0 ? `## ${llms[word]}\n\n${own.map((page) => entry(page, siteUrl)).join("\n")}\n` : "";
  });
  return [`# ${name}\n`, `> ${inLine(search.description)}\n`, `${facts.join("\n")}\n`, ...sections.filter(Boolean)].join("\n");
};
