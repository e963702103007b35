import type { Language } from "../../content/shared/languages";

/** Returns the id of a node. Ids of English nodes have no language. */
export const nodeId = (lang: Language, ...names: readonly (string | number)[]): string =>
  [...(lang === "en" ? [] : [lang]), ...names].join(":");
