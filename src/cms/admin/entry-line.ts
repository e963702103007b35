/** Renders the top line of each form. It shows whether visitors see the entry, and links to the entry's translations. */
import { LANGUAGES, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { fileOfForm, formIn, hasBody, partsOfCollection, type Draft, type Form } from "../collections";
import { decap, filledBy, formAt, formOfUrl, type FieldProps } from "../decap/api";
import { ENTRY_LINE, withoutNotes, sourceOf, statesOf } from "../page-format";
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

const englishName = (language: Language): string =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? LANGUAGES[language].name;

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
    // The other version exists if `site.all.links` has its key: it has one for each file, even a file without links. Do not use
    // `site.all.files`: its keys include subfolders, which `fileOfForm` omits.
    if ((fileOfForm(form) ?? "") in site.all.links) return [linkTo(address, `Open the ${englishName(other)} version`)];
    if (language !== "en") return [];
    const link = linkTo(address, `Start a ${englishName(other)} version from this text`);
    link.addEventListener("click", () => {
      const copy = { reviewed: false, ...withoutNotes(draft().data), ...(hasBody(open.collection) && { draft: true }) };
      // Omit the addresses, because only the English file has them. JSON.stringify omits undefined fields.
      localStorage.setItem(keyOf(address), JSON.stringify({ ...copy, address: undefined, formerly: undefined }));
    });
    return [link];
  });
};

const textOf = ({ textContent }: HTMLElement): string => textContent;

/** The line of the open form. */
export class EntryLine {
  private line: HTMLElement | null = null;
  private shown: readonly HTMLElement[] = [];
  private draft: Draft | undefined;
  private field: FieldProps | undefined;

  /** @param isRestored checks whether a form shows a restored draft */
  constructor(
    private readonly site: SiteNow,
    private readonly isRestored: (form: Form) => boolean,
  ) {}

  /** Registers the line as a widget that saves no value. */
  register(): void {
    const ref = (box: HTMLElement | null) => (this.line = box);
    decap().registerWidget(
      ENTRY_LINE,
      filledBy({ className: "entry-line", ref }, (props) => (this.field = props)),
      undefined,
    );
  }

  /** Shows the state of an entry, and its links. Call this when a form is opened, and after each change. */
  show(draft: Draft): void {
    this.draft = draft;
    const { data } = draft;
    const isNew = sourceOf(data) === "";
    const isUnsaved = this.isRestored(draft) || (isNew && textToTranslate() !== undefined);
    // Mark a restored draft or a new translation as unsaved by setting this field, which is never written to a file.
    if (this.field?.value === undefined && isUnsaved) this.field?.onChange("");
    const states = statesOf(data, this.site.today()).map((state) => element("span", state));
    const parts = [...states, ...languageLinks(this.site, () => this.draft ?? draft)];
    const isShown = parts.map(textOf).join() === this.shown.map(textOf).join() && this.shown.every((part) => part.isConnected);
    if (isShown) return;
    // Remove only our own elements: other modules add theirs to the line, such as the list of suggestions.
    for (const part of this.shown) part.remove();
    this.line?.prepend(...parts);
    this.shown = parts;
  }
}
