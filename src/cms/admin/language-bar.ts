/** Links an entry to the same one in other languages, at the foot of the editor, while the site has more than English. */
import { LANGUAGES, TRANSLATIONS, type Language } from "../../content/shared/languages";
import { fileOfForm, formIn, hasBody, partsOfCollection, type Form } from "../collections";
import { draftOf, formAt, openEntry } from "../decap/api";
import { openForm } from "../decap/controls";
import { withoutNotes } from "../notes";
import type { Data } from "../same";
import { element } from "./element";
import type { SiteNow } from "./site";

const STYLE =
  "position: fixed; inset: auto auto 1rem 1rem; z-index: 1000; max-width: 24rem; padding: .5rem .75rem; background: #fff; border: 1px solid #798291; font: 14px/1.5 sans-serif";

const KEY = "translation";

/** Returns the English fields that were handed over to the form which is open; undefined for any other form. */
export const textToTranslate = (): Data | undefined => {
  const form = openEntry();
  const { file, data } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { readonly file?: string; readonly data?: Data }; // written below
  return form && data && fileOfForm(form) === file ? data : undefined;
};

/** In a tab of its own: Decap keeps the entry that a form has read when the address changes to another, and would save it there. */
const linkTo = ({ collection, slug }: Form, words: string): HTMLElement => {
  const link = element("a", words);
  link.href = formAt(`${collection}/entries/${slug}`);
  link.target = "_blank";
  link.rel = "noopener";
  return link;
};

/** Hands the English fields over to a form that has no file yet, as a draft. Nothing is written until it is saved there. */
const translateLink = (form: Form, language: Language): HTMLElement => {
  const link = linkTo(form, `Translate: ${LANGUAGES[language].name}`);
  link.addEventListener("click", () => {
    const entry = openForm();
    const data = entry ? withoutNotes(draftOf(entry).data) : {};
    // JSON leaves out what is undefined: the English file alone states its address.
    const own = { reviewed: false, ...data, ...(hasBody(form.collection) && { draft: true }), address: undefined, formerly: undefined };
    localStorage.setItem(KEY, JSON.stringify({ file: fileOfForm(form), data: own }));
  });
  return link;
};

const linksOf = (site: SiteNow): readonly HTMLElement[] => {
  const open = openEntry();
  if (!open) return [];
  const { language } = partsOfCollection(open.collection);
  return (["en", ...TRANSLATIONS] as const).flatMap((other) => {
    const form = formIn(other, open);
    const file = form && fileOfForm(form);
    if (!form || !file || other === language || !site.has(other)) return [];
    if (site.hasFile(file)) return [linkTo(form, LANGUAGES[other].name)];
    return language === "en" ? [translateLink(form, other)] : [];
  });
};

/** Adds the bar to the page. */
export const showLanguages = (site: SiteNow): void => {
  const bar = document.body.appendChild(element("div"));
  bar.style.cssText = STYLE;
  bar.setAttribute("role", "status");
  const show = (): void => {
    const links = linksOf(site);
    bar.replaceChildren(...links);
    bar.hidden = links.length === 0;
  };
  window.addEventListener("hashchange", show);
  site.onChange(show);
  show();
};
