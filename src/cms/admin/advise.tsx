/**
 * Shows the advice on the entry that is open, in a box of its own over the editor: while it is typed where a preview is drawn, and
 * before each save. It stops nothing, and stays until the entry is left.
 */
import { createRef } from "react";
import { createRoot } from "react-dom/client";
import { draftAdvice, type Surroundings } from "../../content/lint/advice";
import { isFolderName, folders } from "../../content/schema";
import { fileIn } from "../../content/shared/languages";
import { isFormOpen } from "../decap/api";
import type { Draft } from "../draft";
import { withoutNotes } from "../notes";
import { hasBody, partsOfCollection } from "../collections";
import { AdviceBox, type SaidAdvice } from "./advice-box";
import { placeOf } from "./check-draft";
import { labelOf } from "./labels";
import { PAUSE_MS } from "./saving-check";

const adviceOn = (draft: Draft, site: Surroundings): readonly SaidAdvice[] => {
  const { collection, path } = draft;
  const data = withoutNotes(draft.data);
  const { body, ...fields } = data;
  const { language, name } = partsOfCollection(collection);
  const file = path.replace(/^content\//, "") || fileIn(language, `${isFolderName(name) ? folders[name].folder : name}/new.md`);
  const written = hasBody(collection) ? { file, data: fields, body: typeof body === "string" ? body : "" } : { file, data, body: "" };
  return draftAdvice(written, site).map(({ field, why, fix }) => ({ label: labelOf(draft, placeOf(field)), why, fix }));
};

/** What tells of a draft. */
export interface Adviser {
  readonly whileTyping: (draft: Draft) => void;
  readonly beforeSave: (draft: Draft) => void;
}

/**
 * Adds the box to the page. It is empty until there is advice.
 *
 * @param siteNow what is known of the rest of the site at the moment, in the language of a collection
 */
export const adviser = (siteNow: (collection: string) => Surroundings): Adviser => {
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
    if (!isFormOpen()) show([]);
  });
  return {
    whileTyping: (draft) => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => show(isFormOpen() ? adviceOn(draft, siteNow(draft.collection)) : []), PAUSE_MS);
    },
    beforeSave: (draft) => show(adviceOn(draft, siteNow(draft.collection)), true),
  };
};
