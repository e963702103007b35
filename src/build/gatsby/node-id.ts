import type { Language } from "../../content/shared/languages";

/** Returns the id of a node; those of English nodes name no language. */
export const nodeId = (lang: Language, ...names: readonly (string | number)[]): string =>
  [...(lang === "en" ? [] : [lang]), ...names].join(":");
