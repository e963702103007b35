/** Links an entry to the same one in other languages, and starts a translation from the English text. */
import { LANGUAGES, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { fileOfForm, formIn, hasBody, partsOfCollection, type Draft } from "../collections";
import { formAt, openEntry } from "../decap/api";
import { withoutNotes } from "../notes";
import { sourceOf } from "../page-format";
import type { Data } from "../same";
import { linkTo } from "./element";
import type { SiteNow } from "./site";

const keyOf = (address = window.location.hash): string => `translation:${address}`;

/** Returns the English fields handed over to the open form; undefined if there are none. */
export const textToTranslate = (): Data | undefined => (JSON.parse(localStorage.getItem(keyOf()) ?? "null") as Data | null) ?? undefined; // written below

/** Returns whether the open form shows a translation that has no file yet. */
export const isUnsavedTranslation = ({ data }: Draft): boolean => sourceOf(data) === "" && textToTranslate() !== undefined;

/** Deletes the text handed over to the open form, once it was saved. */
export const translationSaved = (): void => localStorage.removeItem(keyOf());

const nameOf = (language: Language): string => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? LANGUAGES[language].name;

/**
 * Builds the open form's links to the same entry in other languages. The link to a missing translation hands the English fields over
 * as a draft; saving its form creates the file.
 *
 * @param draft returns the entry at the time of the click
 */
export const languageLinks = (site: SiteNow, draft: () => Draft): readonly HTMLElement[] => {
  const open = openEntry();
  if (!open) return [];
  const { language } = partsOfCollection(open.collection);
  return (["en", ...TRANSLATIONS] as const).flatMap((other) => {
    const form = formIn(other, open);
    if (!form || other === language || !site.has(other)) return [];
    const address = formAt(form);
    if (site.hasFile(fileOfForm(form) ?? "")) return [linkTo(address, `Open the ${nameOf(other)} version`)];
    if (language !== "en") return [];
    const link = linkTo(address, `Start a ${nameOf(other)} version from this text`);
    link.addEventListener("click", () => {
      const own = { reviewed: false, ...withoutNotes(draft().data), ...(hasBody(open.collection) && { draft: true }) };
      // Only the English file has addresses. JSON omits undefined.
      localStorage.setItem(keyOf(address), JSON.stringify({ ...own, address: undefined, formerly: undefined }));
    });
    return [link];
  });
};
