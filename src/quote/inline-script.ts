/**
 * The inline script of pages with the quote form. It keeps what is written from the first keystroke, and a form that is sent before React
 * can answer is never dead: its submit is queued, and answered by React, by the browser, or by a note that says how to reach the company.
 */
import { CRACK_FIELDS } from "../content/shared/words";
import { islandLoader } from "../client/islands/loader";
import { islandRoots } from "../client/islands/roots";
import { on } from "../client/on";
import { addToDraft, clearDraft, readAnswer, readDraft, writeDraft } from "./draft";
import { fillEmpty } from "./fill";
import { fillIn, partsOf } from "../content/shared/placeholders";
import type { QuoteFormProps } from "./quote-form";
import { FORM, KNOWN, NOTE, READY_EVENT, tabStore as store } from "./form-events";

/** How long a queued submit waits for React, in milliseconds. */
const PATIENCE_MS = 5000;
/** How long the note is gone before it comes again, so that a second try is seen and heard to have failed too. */
const PAUSE_MS = 300;

/**
 * Starts the script on the form that stands in the page, or in its place later.
 *
 * @param files addresses of the island's scripts
 */
export const startQuoteForm = (view: Window, files: readonly string[]): void => {
  const { document, location, navigator } = view;
  const load = islandLoader(document, "quote-form", files);
  const form = () => document.querySelector<HTMLFormElement>(FORM);
  const isOfForm = ({ target }: Event) => target instanceof Element && target.closest(FORM) !== null;
  let giveUp: number | undefined;
  let isPosted = false;

  const asked = new URLSearchParams(location.search);
  // The crack gauge works without a script: what was chosen there comes in the address.
  const crack = CRACK_FIELDS.flatMap((name) => asked.getAll(name)).join("; ");
  if (crack) addToDraft(store, crack, Date.now());

  const restore = () => {
    const element = form();
    if (!element) return;
    fillEmpty(element, { service: asked.get("service") ?? "" });
    fillEmpty(element, readDraft(store, Date.now()));
    const known = document.querySelector<HTMLElement>(KNOWN);
    const answer = readAnswer(store, Date.now());
    if (known && answer) known.textContent = fillIn(known.dataset.quoteKnown ?? "", { answer });
  };
  const keep = () => {
    const element = form();
    if (element) writeDraft(store, new FormData(element), Date.now());
  };
  const setBusy = (isBusy: boolean) => {
    const root = form()?.parentElement;
    if (root) root.ariaBusy = isBusy ? "true" : null;
  };
  const showNote = () => {
    const note = document.querySelector(NOTE);
    const [island] = islandRoots(document, "quote-form");
    if (!note || !island) return;
    // As `Island` wrote them. In the page itself the note would be read, by a browser of texts, before anything was sent.
    const { words, phone, phoneHref, email } = JSON.parse(island.data) as QuoteFormProps;
    const links: Readonly<Record<string, object>> = {
      phone: { href: phoneHref, textContent: phone },
      email: { href: `mailto:${email}`, textContent: email },
    };
    note.replaceChildren();
    setTimeout(() => {
      const parts = partsOf(words.form.notSent);
      note.append(...parts.map((part, index) => (index % 2 === 1 ? Object.assign(document.createElement("a"), links[part]) : part)));
      note.scrollIntoView({ block: "nearest" });
    }, PAUSE_MS);
  };
  const release = () => {
    clearTimeout(giveUp);
    giveUp = undefined;
    setBusy(false);
  };
  const answer = () => {
    const element = form();
    if (giveUp === undefined || !element) return;
    release();
    if (element.method !== "post" || !navigator.onLine) showNote();
    else {
      isPosted = true;
      element.submit();
    }
  };

  const onSubmit = (event: Event) => {
    // React has answered.
    if (!isOfForm(event) || event.defaultPrevented) return;
    event.preventDefault();
    keep();
    if (giveUp !== undefined) return;
    giveUp = view.setTimeout(answer, PATIENCE_MS);
    setBusy(true);
    void load().then((isLive) => isLive || answer());
  };
  const onReady = () => {
    const isQueued = giveUp !== undefined;
    release();
    document.querySelector(NOTE)?.replaceChildren();
    // A form that React has drawn anew holds nothing yet.
    restore();
    if (isQueued) form()?.requestSubmit();
  };
  const onPageShow = () => {
    // The browser has sent the form and come back: it was received where its draft is gone.
    if (isPosted && Object.keys(readDraft(store, Date.now())).length === 0) form()?.reset();
    isPosted = false;
  };

  on(document, (event) => isOfForm(event) && keep(), "input", "change");
  // Not with each key: a field that is written in has had the focus.
  on(document, (event) => isOfForm(event) && void load(), "pointerover", "pointerdown", "focusin");
  on(document, onSubmit, "submit");
  // React clears a form that was received.
  on(document, (event) => isOfForm(event) && clearDraft(store), "reset");
  on(document, onReady, READY_EVENT);
  on(document, restore, "DOMContentLoaded");
  view.addEventListener("pageshow", onPageShow);
  restore();
};
