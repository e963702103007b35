import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";
import type { Settings } from "../../content/settings";
import { leadTimeLine } from "../../content/shared/facts";
import { inEnglish, languageOf, linkIn, type Language } from "../../content/shared/languages";
import { nearestPages } from "../../content/shared/nearest-page";
import { required } from "../../content/shared/required";
import { routes } from "../../content/shared/routes";
import type { PageLanguageValue } from "../ui/page-language";
import { PagePath } from "./nav-link";

/** The company's facts, menus and UI strings, in the page's language. */
export interface Site extends Settings, PageLanguageValue {
  /** Languages that the page exists in, English first. */
  readonly languages: readonly Language[];
  /** The company's lead time, with its label. */
  readonly leadTime: string | undefined;
}

/** Returns the company's facts, menus and UI strings in the page's language. All pages share the query result as one small file. */
export const useSite = (): Site => {
  const path = useContext(PagePath);
  const language = languageOf(path);
  const { nodes } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      allSettings {
        nodes {
          lang
          paths
          value
        }
      }
    }
  `).allSettings;
  const paths = new Map(nodes.map((node) => [node.lang, new Set(node.paths)]));
  const nearest = nearestPages(path, (page) => paths.get(languageOf(page))?.has(inEnglish(page)) ?? false);
  const node = nodes.find(({ lang }) => lang === language);
  // Safe cast: `settingsOf` built the value from validated content.
  const settings = required(node, `The Settings node for "${language}"`).value as Settings;
  const hasContactPage = (lang: string): boolean => paths.get(lang)?.has(routes.contact) ?? false;
  // Crack gauges send their answers to the contact page. In languages without one, they send them to the English page.
  const gaugeNodes = nodes.filter(({ lang }) => lang === language || (language === "en" && !hasContactPage(lang)));
  return {
    ...settings,
    formAnswers: [...new Set(gaugeNodes.flatMap(({ value }) => (value as Settings).formAnswers))],
    language,
    languages: nearest.flatMap((page) => (page.isSame ? [page.language] : [])),
    nearest,
    leadTime: leadTimeLine(settings.company, settings.words.trust),
    link: (to) => linkIn(language, (page) => paths.get(language)?.has(page) ?? false, to).href,
    note: settings.words.lists.english,
  };
};
