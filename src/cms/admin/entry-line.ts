/** The line at the top of each form: whether visitors see the entry, and links to it in other languages, which also start a translation. */
import { LANGUAGES, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { fileOfForm, formIn, hasBody, partsOfCollection, type Draft } from "../collections";
import { decap, draftOf, formAt, formOfUrl } from "../decap/api";
import { ENTRY_LINE, withoutNotes } from "../notes";
import { sourceOf, statesOf } from "../page-format";
import type { Data } from "../same";
import { element, linkTo } from "./element";
import type { SiteNow } from "./site";

const keyOf = (address = window.location.hash): string => `translation:${address}`;

/** Returns the English fields handed over to the open form; undefined if there are none. */
export const textToTranslate = (): Data | undefined => (JSON.parse(localStorage.getItem(keyOf()) ?? "null") as Data | null) ?? undefined; // written below

/** Deletes the text handed over to the open form, once it was saved. */
export const translationSaved = (): void => localStorage.removeItem(keyOf());

const nameOf = (language: Language): string => new Intl.DisplayNames("en", { type: "language" }).of(language) ?? LANGUAGES[language].name;

/**
 * Builds the open form's links to the same entry in other languages. The link to a missing translation hands the English fields over
 * as a draft; saving its form creates the file.
 *
 * @param draft returns the entry at the time of the click
 */
const languageLinks = (site: SiteNow, draft: () => Draft): readonly HTMLElement[] => {
  const open = formOfUrl();
  if (!open?.slug) return [];
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

/** Registers the line as a widget without a value. */
export const registerEntryLine = (site: SiteNow): void => {
  let line: HTMLElement | null = null;
  const ref = (box: HTMLElement | null) => (line = box);
  decap().registerWidget(
    ENTRY_LINE,
    window.createClass({
      render: () => window.h("p", { className: "entry-line", ref }),
      // The line depends on all fields.
      shouldComponentUpdate: () => true,
      componentDidMount() {
        this.componentDidUpdate();
        // A translation without a file counts as unsaved. This field is in no file: changing it only marks the form.
        if (sourceOf(draftOf(this.props.entry).data) === "" && textToTranslate()) this.props.onChange?.("");
      },
      componentDidUpdate() {
        const draft = () => draftOf(this.props.entry);
        const states = statesOf(draft().data, site.today()).map((state) => element("span", state));
        line?.replaceChildren(...states, ...languageLinks(site, draft));
      },
    }),
    undefined,
  );
};
