/**
 * The inline script on pages with the quote form. It saves the visitor's input from the first keystroke. If the form is submitted before
 * hydration, the script waits for React to send the form. If React does not load, the browser sends the form, or a note says how to reach
 * the company.
 */
import { ANSWER_PREFIX } from "../content/shared/constants";
import { islandLoader } from "../client/islands/loader";
import { islandRoots } from "../client/islands/roots";
import { on } from "../client/on";
import { addAnswer, addToDraft, clearDraft, readAnswer, readDraft, writeDraft } from "./draft";
import { joinValues, valuesIn } from "./field-values";
import type { QuoteFormProps } from "./quote-form";
import { FORM, NOTE, READY_EVENT } from "./form-events";
import type { FieldTexts } from "./form-fields";

/** How long a queued submit waits for React, in milliseconds. */
export const PATIENCE_MS = 5000;
/** Name of the field for the service, and of the URL parameter that chooses a service. */
const SERVICE = "service";
/** Delay before the emptied note is filled again, in milliseconds, so that visitors and screen readers notice a second failure. */
export const PAUSE_MS = 300;

/** Fills in the empty fields of a form and checks the matching checkboxes. */
const fillEmpty = (form: HTMLFormElement, texts: FieldTexts): void => {
  for (const [name, text] of Object.entries(texts)) {
    for (const field of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (field.type === "checkbox") field.checked ||= valuesIn(text).includes(field.value);
      else if (field.value === "") {
        field.value = text;
        // A select without an option for this value shows nothing. Choose its empty option again.
        field.value ||= "";
      }
    }
  }
};

/**
 * Starts the script. It also handles a form that is inserted later.
 *
 * @param files URLs of the island's scripts
 */
export const startQuoteForm = (document: Document, files: readonly string[]): void => {
  const load = islandLoader(document, "quote-form", files);
  const form = () => document.querySelector<HTMLFormElement>(FORM);
  const isOfForm = ({ target }: Event) => target instanceof Element && target.closest(FORM);
  /** Timer of a queued submit. Timer ids are positive, so a running timer is truthy. */
  let queueTimer: number | undefined;
  /** Timer that fills the note. */
  let noteTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the browser has posted the form without React. */
  let isPosted = false;

  const props = (): Partial<QuoteFormProps> => {
    // Safe cast: `Island` embeds these props as JSON.
    return JSON.parse(islandRoots(document, "quote-form")[0]?.data ?? "{}") as Partial<QuoteFormProps>;
  };

  const address = new URL(document.URL);
  const query = address.searchParams;
  const services = query.getAll(SERVICE);
  /**
   * Adds the answers in the URL to the draft, once. Other forms on the site, such as the crack gauge, open this page with them. Choices
   * come first, as `answer-<question>=<choice>`. The button comes last, as `answer-<service>=<result>`. Accepts only texts that our own
   * forms send, because anyone can write a link. Removes the answers and the services from the URL, so that what the visitor deletes or
   * changes does not come back on a reload.
   */
  const takeAnswers = () => {
    const texts: string[] = [];
    // Reversed, so that the button's result comes before the choices.
    for (const [name, text] of [...query].reverse()) {
      const isAnswer = name.startsWith(ANSWER_PREFIX);
      if (!isAnswer && name !== SERVICE) continue;
      query.delete(name);
      history.replaceState(null, "", address);
      if (!isAnswer || !props().answers?.includes(text)) continue;
      texts.push(text);
      // For a button, the suffix is a service. `fillEmpty` ignores a choice's suffix, because the select has no such option.
      services.push(name.slice(ANSWER_PREFIX.length));
    }
    if (texts[0]) addAnswer(texts.join("; "));
  };

  const restore = () => {
    const element = form();
    if (!element) return;
    const note = document.querySelector<HTMLElement>("[data-answer]");
    takeAnswers();
    for (const service of services) fillEmpty(element, { service });
    fillEmpty(element, readDraft());
    if (services.splice(0).length > 0) addToDraft({ service: joinValues(new FormData(element).getAll(SERVICE)) });
    const answer = readAnswer();
    // A function, because `replace` gives $ in a replacement string a special meaning.
    if (note && answer) note.textContent = note.dataset.answer?.replace("{answer}", () => answer) ?? "";
  };
  const saveDraft = () => {
    const element = form();
    if (element) writeDraft(new FormData(element), (name) => name in element.elements);
  };
  const setBusy = (isBusy: boolean) => {
    const root = form()?.parentElement;
    if (root) root.ariaBusy = isBusy ? "true" : null;
  };
  /** Empties the note that the form could not be sent, and returns its element. */
  const emptiedNote = () => {
    clearTimeout(noteTimer);
    const note = document.querySelector<HTMLElement>(NOTE);
    note?.replaceChildren();
    return note;
  };
  const showNote = () => {
    const note = emptiedNote();
    if (!note) return;
    noteTimer = setTimeout(() => {
      note.innerHTML = note.dataset.quoteNote ?? "";
      note.scrollIntoView({ block: "nearest" });
    }, PAUSE_MS);
  };
  /** Ends the wait for React. */
  const endQueue = () => {
    clearTimeout(queueTimer);
    queueTimer = undefined;
    setBusy(false);
  };
  const sendWithoutReact = () => {
    const element = form();
    if (!queueTimer || !element) return;
    endQueue();
    if (element.method !== "post" || !navigator.onLine) showNote();
    else {
      isPosted = true;
      element.submit();
    }
  };

  const onSubmit = (event: Event) => {
    // If the default is prevented, React has already handled this submit.
    if (!isOfForm(event) || event.defaultPrevented) return;
    event.preventDefault();
    saveDraft();
    if (queueTimer) return;
    queueTimer = window.setTimeout(sendWithoutReact, PATIENCE_MS);
    setBusy(true);
    void load().then((isLive) => isLive || sendWithoutReact());
  };
  const onReady = () => {
    const isQueued = Boolean(queueTimer);
    endQueue();
    emptiedNote();
    // A remounted form is empty.
    restore();
    if (isQueued) form()?.requestSubmit();
  };
  const onPageShow = () => {
    // The visitor came back after the browser posted the form. A missing draft means that the request was received, so clear the form.
    if (isPosted && Object.keys(readDraft()).length === 0) form()?.reset();
    isPosted = false;
  };

  on(document, (event) => isOfForm(event) && saveDraft(), "input", "change");
  // Key events are not needed: a field has focus before anyone types in it.
  on(document, (event) => isOfForm(event) && load(), "pointerover", "pointerdown", "focusin");
  on(document, onSubmit, "submit");
  // React resets the form after a request is received.
  on(document, (event) => isOfForm(event) && clearDraft(), "reset");
  on(document, onReady, READY_EVENT);
  on(document, restore, "DOMContentLoaded");
  on(window, onPageShow, "pageshow");
  restore();
};
