/** Finishes the links of a page in another language than English. */
import { inLanguage, languageOf, LANGUAGES, type Language } from "../../content/shared/languages";
import { hasEnding } from "../publish/page-files";

const LINK = /<a (?<before>[^>]*?)href="(?<to>\/[^"]*)"(?<after>[^>]*)>(?<content>.*?)<\/a>/gs;

/**
 * Leads every link of a page to the page in its own language, and marks those that lead to an English page because there is no other.
 * React draws the same components for all languages: here they get their addresses, whoever wrote the link.
 *
 * @param pages addresses of the pages in this language
 */
export const withOwnLinks = (html: string, language: Language, pages: readonly string[]): string => {
  const own = new Set(pages);
  return html.replace(LINK, (link: string, ...groups: readonly unknown[]) => {
    const { before, to, after, content } = groups.at(-1) as Readonly<Record<"before" | "to" | "after" | "content", string>>;
    const path = to.replace(/[#?].*$/, "");
    if (languageOf(path) === language || hasEnding(path) || /\shreflang=/i.test(before + after)) return link;
    const [start, end] = [`<a ${before}href="`, `"${after}`];
    if (own.has(inLanguage(path, language))) return `${start}${inLanguage(to, language)}${end}>${content}</a>`;
    return `${start}${to}${end} hreflang="en">${content} ${LANGUAGES[language].inEnglish}</a>`;
  });
};
