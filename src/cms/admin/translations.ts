/** Links an entry to the same one in other languages, and starts a translation from the English text. */
import { LANGUAGES, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { fileOfForm, formIn, hasBody, partsOfCollection, type Form } from "../collections";
import { formAt, openEntry } from "../decap/api";
import type { Draft } from "../draft";
import { withoutNotes } from "../notes";
import { sourceOf } from "../page-format";
import type { Data } from "../same";
import { linkTo } from "./element";
import type { SiteNow } from "./site";

const keyOf = (file: string): string => `translation:${file}`;

const openFile = (): string | undefined => {
  const form = openEntry();
  return form && fileOfForm(form);
};

/** Returns the English fields handed over to the open form; undefined if there are none. */
export const textToTranslate = (): Data | undefined => {
  const file = openFile();
  const handedOver = file === undefined ? null : localStorage.getItem(keyOf(file));
  return handedOver === null ? undefined : (JSON.parse(handedOver) as Data); // written below
};

/** Returns whether the open form shows a translation that has no file yet. */
export const isUnsavedTranslation = ({ data }: Draft): boolean => sourceOf(data) === "" && textToTranslate() !== undefined;

/** Deletes the text handed over to the open form, once it was saved. */
export const translationSaved = (): void => localStorage.removeItem(keyOf(openFile() ?? ""));

const nameOf = (language: Language): string => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? LANGUAGES[language].name;

/** Builds the link that starts a translation. A click hands the English fields over as a draft; saving the form creates the file. */
const linkToStart = (form: Form, file: string, language: Language, english: () => Data): HTMLElement => {
  const link = linkTo(formAt(form), `Start a ${nameOf(language)} version from this text`);
  link.addEventListener("click", () => {
    // JSON omits undefined: only the English file has addresses.
    const own = {
      reviewed: false,
      ...english(),
      ...(hasBody(form.collection) && { draft: true }),
      address: undefined,
      formerly: undefined,
    };
    localStorage.setItem(keyOf(file), JSON.stringify(own));
  });
  return link;
};

/**
 * Builds the open form's links to the same entry in other languages.
 *
 * @param draft returns the entry at the time of the click
 */
export const languageLinks = (site: SiteNow, draft: () => Draft): readonly HTMLElement[] => {
  const open = openEntry();
  if (!open) return [];
  const { language } = partsOfCollection(open.collection);
  return (["en", ...TRANSLATIONS] as const).flatMap((other) => {
    const form = formIn(other, open);
    const file = form && fileOfForm(form);
    if (!form || !file || other === language || !site.has(other)) return [];
    if (site.hasFile(file)) return [linkTo(formAt(form), `Open the ${nameOf(other)} version`)];
    return language === "en" ? [linkToStart(form, file, other, () => withoutNotes(draft().data))] : [];
  });
};
