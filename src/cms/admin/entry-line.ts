/** Renders the top line of each form. It shows whether visitors see the entry, and links to the entry's translations. */
import { LANGUAGES, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { fileOfForm, formIn, hasBody, partsOfCollection, type Draft, type Form } from "../collections";
import { decap, draftOf, filledBy, formAt, formOfUrl, type DraftMap, type FieldProps } from "../decap/api";
import { ENTRY_LINE, STATE, withoutNotes, sourceOf, statesOf } from "../page-format";
import type { Data } from "../same";
import { element, linkTo } from "./dialog";
import type { SiteNow } from "./site-now";

const keyOf = (address = window.location.hash): string => `translation:${address}`;

/**
 * Returns the English fields that were stored for the translation in the open form; undefined if there are none. The cast is safe, because
 * `languageLinks` stored the fields.
 */
export const textToTranslate = (): Data | undefined => (JSON.parse(localStorage.getItem(keyOf()) ?? "null") as Data | null) ?? undefined;

/** Deletes the English fields that were stored for the open form. Call this once the translation is saved. */
export const translationSaved = (): void => localStorage.removeItem(keyOf());

const nameOf = (language: Language): string => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? LANGUAGES[language].name;

/**
 * Builds links from the open form to the same entry in other languages. Clicking the link to a missing translation stores the English
 * fields. The translation's form then shows them as a draft, and saving the form creates the file.
 *
 * @param draft returns the entry with its unsaved changes
 */
const languageLinks = (site: SiteNow, draft: () => Draft): readonly HTMLElement[] => {
  const open = formOfUrl();
  if (!open?.slug) return [];
  const { language } = partsOfCollection(open.collection);
  return (["en", ...TRANSLATIONS] as const).flatMap((other) => {
    const form = formIn(other, open);
    if (!form || other === language || (other !== "en" && !site.all.others[other])) return [];
    const address = formAt(form);
    if (String(fileOfForm(form)) in site.all.links) return [linkTo(address, `Open the ${nameOf(other)} version`)];
    if (language !== "en") return [];
    const link = linkTo(address, `Start a ${nameOf(other)} version from this text`);
    link.addEventListener("click", () => {
      const own = { reviewed: false, ...withoutNotes(draft().data), ...(hasBody(open.collection) && { draft: true }) };
      // Omit the addresses, because only the English file has them. JSON.stringify omits undefined fields.
      localStorage.setItem(keyOf(address), JSON.stringify({ ...own, address: undefined, formerly: undefined }));
    });
    return [link];
  });
};

/**
 * Registers the line as a widget that saves no value.
 *
 * @param isRestored checks whether a form shows a restored draft
 * @param onOpen called with the entry of a form that was opened
 */
export const registerEntryLine = (site: SiteNow, isRestored: (form: Form) => boolean, onOpen: (entry: DraftMap) => void): void => {
  let line: HTMLElement | null = null;
  const ref = (box: HTMLElement | null) => (line = box);
  const draw = ({ getEntry, onChange }: FieldProps) => {
    const draft = () => draftOf(getEntry());
    const { data } = draft();
    const isUnsaved = isRestored(draft()) || (sourceOf(data) === "" && textToTranslate() !== undefined);
    // Mark a restored draft or a new translation as unsaved by setting this field, which is never written to a file.
    if (data[STATE] === undefined && isUnsaved) onChange("");
    const states = statesOf(data, site.today()).map((state) => element("span", state));
    line?.replaceChildren(...states, ...languageLinks(site, draft));
    onOpen(getEntry());
  };
  decap().registerWidget(ENTRY_LINE, filledBy({ className: "entry-line", ref }, draw), undefined);
};
