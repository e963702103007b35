/** Offers facts where {{ is typed into any field, and the site's pages where the button for links is pressed in a text. */
import { pick, type Choice } from "../admin/pick";
import type { Offered } from "../admin/site";
import { draftOf } from "./api";
import { changeField, openForm } from "./controls";

type Offer = (collection: string) => Offered;

/** How long Decap's text takes to write what was typed, in milliseconds. */
const BRACE_IS_WRITTEN_MS = 100;
const LINK = 'button[title="Link"]';

const offeredIn = (offer: Offer): Offered | undefined => {
  const entry = openForm();
  return entry && offer(draftOf(entry).collection);
};

const isLine = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** Returns the character before the cursor. */
const before = (field: HTMLElement): string => {
  if (isLine(field)) return field.value.charAt((field.selectionStart ?? 0) - 1);
  const { anchorNode, anchorOffset = 0 } = window.getSelection() ?? {};
  return anchorNode?.textContent?.charAt(anchorOffset - 1) ?? "";
};

/** Puts words where the cursor is. A field gets its new value; Decap's text takes a paste, which knows its own cursor. */
const insert = (field: HTMLElement, words: string, at: number): void => {
  if (isLine(field)) {
    changeField(field.id, field.value.slice(0, at) + words + field.value.slice(at));
    return;
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", words);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
};

const offerFacts = async (field: HTMLElement, facts: readonly Choice[]): Promise<void> => {
  const at = isLine(field) ? (field.selectionStart ?? 0) : 0;
  const name = await pick("Fact", facts);
  field.focus();
  if (name !== undefined) insert(field, `${name}}}`, at);
};

/** Decap asks for the address of a link with `window.prompt`, which can offer nothing: it is answered with what was chosen before. */
const offerPages = async (button: HTMLElement, pages: readonly Choice[]): Promise<void> => {
  const chosen = await pick("Page of this site, or another address", pages);
  if (chosen === undefined) return;
  const prompt = window.prompt.bind(window);
  window.prompt = () => chosen;
  button.click();
  window.prompt = prompt;
};

/** Starts to offer them. */
export const offerChoices = (offer: Offer): void => {
  window.addEventListener(
    "beforeinput",
    ({ data, target }) => {
      if (!(target instanceof HTMLElement) || !data?.endsWith("{") || (data !== "{{" && before(target) !== "{")) return;
      const offered = offeredIn(offer);
      if (offered) setTimeout(() => void offerFacts(target, offered.facts), BRACE_IS_WRITTEN_MS);
    },
    { capture: true },
  );
  window.addEventListener(
    "click",
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>(LINK) : null;
      const offered = event.isTrusted && button ? offeredIn(offer) : undefined;
      if (!button || !offered) return;
      event.stopImmediatePropagation();
      void offerPages(button, offered.pages);
    },
    { capture: true },
  );
};
