import { stringify } from "yaml";
import { namedFacts } from "../content/named-facts";
import type { Languages } from "../content/languages";
import { TRANSLATIONS } from "../content/shared/languages";
import { liveUrl, type CmsBackend } from "./backend";
import { cmsConfig } from "./config";

/** Writes the configuration of the CMS as YAML. */
export const configText = (languages: Languages, backend: CmsBackend): string => {
  const { en } = languages;
  const translated = TRANSLATIONS.filter((language) => languages[language]);
  return stringify(cmsConfig(backend, liveUrl(en.business, backend), namedFacts(en), translated));
};
