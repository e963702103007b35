import { graphql, useStaticQuery } from "gatsby";
import { useContext } from "react";
import type { Settings } from "../../content/settings";
import { inEnglish, inLanguage, languageOf, TRANSLATIONS } from "../../content/shared/languages";
import { RESERVED_PATHS } from "../../content/shared/routes";
import { required } from "../../content/shared/required";
import type { PageLanguageValue } from "../ui/page-language";
import { PagePath } from "./nav-link";

/** The company's facts, the menus and the words. */
export interface Site extends Settings, PageLanguageValue {}

/** Tells whether a page is an answer to unknown addresses. */
const isAnswer = (path: string): boolean => RESERVED_PATHS.includes(inEnglish(path));

/** Gives the company's facts, the menus and the words in the language of the page around. They are one small file that every page shares. */
export const useSite = (): Site => {
  const path = useContext(PagePath);
  const language = languageOf(path);
  const { nodes } = useStaticQuery<Queries.SiteFrameQuery>(graphql`
    query SiteFrame {
      allSettings {
        nodes {
          lang
          pages
          value
        }
      }
    }
  `).allSettings;
  const pages = new Set(nodes.flatMap((node) => node.pages));
  const others = isAnswer(path) ? [] : TRANSLATIONS.filter((other) => pages.has(inLanguage(path, other)));
  const own = required(
    nodes.find(({ lang }) => lang === language),
    `The settings in ${language}`,
  );
  return {
    ...(own.value as Settings), // settingsOf() made it of checked content
    path,
    language,
    languages: ["en", ...others],
    link: (to) => (pages.has(inLanguage(to, language)) ? inLanguage(to, language) : to),
  };
};
