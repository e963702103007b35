/**
 * Shows the advice on the entry that is open, in a box of its own over the editor: while it is typed where a preview is drawn, and
 * before each save. It stops nothing, and stays until the entry is left.
 */
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import { draftAdvice, type Surroundings } from "../../advice/draft";
import { folders } from "../../content/schema";
import { withoutNotes } from "../notes";
import { AdviceBox, type SaidAdvice } from "./advice-box";
import { ADVICE_STYLES } from "./advice-styles";
import { pathOf } from "./check-draft";
import { fileOf, PAUSE_MS, toPlain, type DraftMap } from "./decap";
import { labelOf } from "./labels";

/** What an entry's own address looks like; a list of entries has another. */
const OF_ENTRY = /\/(?:entries\/|new\b)/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

const adviceOn = (entry: DraftMap, site: Surroundings): readonly SaidAdvice[] => {
  const data = toPlain(entry.get("data"));
  if (!isRecord(data)) return [];
  const draft = withoutNotes(data);
  const form = fileOf(entry);
  const folder = Object.entries(folders).find(([name]) => name === form.collection)?.[1].folder;
  const { body, ...fields } = draft;
  const file = form.path.replace(/^content\//, "") || `${folder ?? form.collection}/new.md`;
  const written =
    folder === undefined ? { file, data: draft, body: "" } : { file, data: fields, body: typeof body === "string" ? body : "" };
  return draftAdvice(written, site).map(({ field, why, mend }) => ({ label: labelOf(form, pathOf(field)), why, mend }));
};

/** What tells of a draft. */
export interface Adviser {
  readonly whileTyping: (entry: DraftMap) => void;
  readonly beforeSave: (entry: DraftMap) => void;
}

/**
 * Adds the box to the page. It is empty until there is advice.
 *
 * @param siteNow what is known of the rest of the site at the moment
 */
export const adviser = (siteNow: () => Surroundings): Adviser => {
  const styles = new CSSStyleSheet();
  styles.replaceSync(ADVICE_STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const box = createRef<HTMLDetailsElement>();
  let timer: number | undefined;
  const show = (advice: readonly SaidAdvice[], isOpen = false) => {
    window.clearTimeout(timer);
    root.render(<AdviceBox advice={advice} box={box} />);
    // Once it is drawn; a box that somebody has opened is not closed.
    if (isOpen) timer = window.setTimeout(() => box.current?.setAttribute("open", ""));
  };
  window.addEventListener("hashchange", () => {
    if (!OF_ENTRY.test(window.location.hash)) show([]);
  });
  return {
    whileTyping: (entry) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => show(OF_ENTRY.test(window.location.hash) ? adviceOn(entry, siteNow()) : []), PAUSE_MS);
    },
    beforeSave: (entry) => show(adviceOn(entry, siteNow()), true),
  };
};
