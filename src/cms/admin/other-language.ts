/**
 * Leads from an entry to the same one in the other language, or makes that one from the English texts; and lists the translations that are
 * older than their English texts. It stands at the foot of the editor, while the site has more than one language.
 */
import { stringify } from "yaml";
import { isRecord } from "../../content/shared/required";
import { LANGUAGES, TRANSLATIONS } from "../../content/shared/languages";
import type { TranslationState } from "../../content/schema";
import { textDigest, textsAlone } from "../../content/translation";
import { draftOf, formAt, openCollection, openEntry } from "../decap/api";
import { openForm } from "../decap/controls";
import type { fileWriter } from "../decap/write-file";
import { withoutNotes } from "../notes";
import { formIn, hasBody, originalOf, translationIn, type Form, type Original, type Translation } from "../translations";
import { element } from "./element";
import type { SiteNow } from "./site";

const STYLE =
  "position: fixed; inset: auto auto 1rem 1rem; z-index: 1000; max-width: 24rem; padding: .5rem .75rem; background: #fff; border: 1px solid #798291; font: 14px/1.5 sans-serif";

/** Writes the first state of a translation: the English texts, to be translated where they stand. */
export const firstTranslation = ({ schema }: Original, data: Readonly<Record<string, unknown>>, isPage: boolean): string => {
  const { body = "", ...fields } = data;
  const text = isPage && typeof body === "string" ? body : "";
  const texts = textsAlone(schema, fields);
  const yaml = stringify({ reviewed: false, translates: textDigest(schema, fields, text), ...(isRecord(texts) ? texts : {}) });
  return isPage ? `---\n${yaml}---\n\n${text.trim()}\n` : yaml;
};

const isOld = ({ translates, digest }: TranslationState): boolean => translates !== digest;

/** In a tab of its own: Decap keeps the entry that a form has read when the address changes to another, and would save it there. */
const linkTo = ({ collection, slug }: Form, words: string): HTMLElement => {
  const link = element("a", words);
  link.href = formAt(`${collection}/entries/${slug}`);
  link.target = "_blank";
  link.rel = "noopener";
  return link;
};

/** Shows it, for whatever the editor shows. */
export class OtherLanguage {
  private readonly bar = document.body.appendChild(element("div"));

  constructor(
    private readonly site: SiteNow,
    private readonly write: ReturnType<typeof fileWriter>,
  ) {
    this.bar.style.cssText = STYLE;
    this.bar.setAttribute("role", "status");
    window.addEventListener("hashchange", () => this.show());
    this.show();
  }

  private show(words: readonly (Node | string)[] = this.words()): void {
    this.bar.replaceChildren(...words);
    this.bar.hidden = words.length === 0;
  }

  private stateOf(language: Translation, form: Form): TranslationState | undefined {
    const file = originalOf(form)?.file;
    return this.site.all.translations.find((one) => one.file === `${language}/${file ?? ""}`);
  }

  private words(): readonly (Node | string)[] {
    const form = openEntry();
    if (!form) return this.oldOnes();
    const language = translationIn(form.collection)?.language;
    if (!language) return TRANSLATIONS.flatMap((one) => this.otherOf(one, form));
    const state = this.stateOf(language, form);
    const old = state && isOld(state) ? [` The English has changed. Compare, then set Translates to ${state.digest}.`] : [];
    return [linkTo(formIn("en", form), LANGUAGES.en.name), ...old];
  }

  /** Lists what is older than its English, on a list of translations. */
  private oldOnes(): readonly (Node | string)[] {
    const language = translationIn(openCollection() ?? "")?.language;
    const old = this.site.all.translations.filter((state) => language && state.file.startsWith(`${language}/`) && isOld(state));
    return old.length === 0 ? [] : ["Older than their English: ", old.map(({ file }) => file.replace(/\.\w+$/, "")).join(", ")];
  }

  private otherOf(language: Translation, form: Form): readonly (Node | string)[] {
    const original = originalOf(form);
    if (!original || !this.site.all.translations.some(({ file }) => file.startsWith(`${language}/`))) return [];
    const { name } = LANGUAGES[language];
    const other = formIn(language, form);
    const state = this.stateOf(language, form);
    if (state) return [linkTo(other, name), ...(isOld(state) ? [" Older than this text."] : [])];
    const button = element("button", `Make the translation: ${name}`);
    button.type = "button";
    button.addEventListener("click", () => void this.make(original, language, other));
    return [button];
  }

  /** Writes the translation under the English file's name, whatever its title will be, and leads to it. */
  private async make(original: Original, language: Translation, form: Form): Promise<void> {
    const entry = openForm();
    if (!entry) return;
    this.show(["Writing..."]);
    const text = firstTranslation(original, withoutNotes(draftOf(entry).data), hasBody(form.collection));
    try {
      await this.write({ ...form, path: `content/${language}/${original.file}`, text });
      this.show([linkTo(form, `Translate it now: ${LANGUAGES[language].name}`)]);
    } catch (error) {
      this.show([`Not written: ${String(error)}`]);
    }
  }
}
