/** Offers facts when a person types {{ in a field; in a body, also offers diagrams. */
import { pick, type Choice } from "../admin/dialog";
import type { SiteNow } from "../admin/site-now";
import { formOfUrl } from "./api";
import { changeField } from "./controls";

/** Time that Decap's text editor needs to insert typed characters, in milliseconds. */
const BRACE_IS_WRITTEN_MS = 100;

/** Checks whether a field is plain, unlike Decap's text editor. */
const isPlainField = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Returns the character before the cursor. */
const characterBefore = (field: HTMLElement): string => {
  if (isPlainField(field)) return field.value.charAt((field.selectionStart ?? 0) - 1);
  const { anchorNode, anchorOffset = 0 } = window.getSelection() ?? {};
  return anchorNode?.textContent?.charAt(anchorOffset - 1) ?? "";
};

/** Inserts text at the cursor. Sets the value of a plain field, but dispatches a paste event in Decap's text editor. */
const insert = (field: HTMLElement, words: string, at: number): void => {
  if (isPlainField(field)) {
    changeField(field.id, field.value.slice(0, at) + words + field.value.slice(at));
    return;
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", words);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
};

const offerFacts = async (field: HTMLElement, facts: readonly Choice[], diagrams: readonly Choice[]): Promise<void> => {
  const at = isPlainField(field) ? (field.selectionStart ?? 0) : 0;
  const name = await pick("Fact", isPlainField(field) ? facts : [...facts, ...diagrams]);
  field.focus();
  if (name !== undefined) insert(field, `${name}}}`, at);
};

/** Starts offering the facts and diagrams that a collection's entries can use. */
export const offerFactsWhereTyped = (site: Pick<SiteNow, "factsFor" | "diagramsFor">): void => {
  window.addEventListener(
    "beforeinput",
    ({ data, target }) => {
      if (!(target instanceof HTMLElement) || !data?.endsWith("{")) return;
      const isSecondBrace = data === "{{" || characterBefore(target) === "{";
      const form = isSecondBrace ? formOfUrl() : undefined;
      if (!form) return;
      const { collection } = form;
      setTimeout(() => void offerFacts(target, site.factsFor(collection), site.diagramsFor(collection)), BRACE_IS_WRITTEN_MS);
    },
    { capture: true },
  );
};
