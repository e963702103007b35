/** Dialog for an edit conflict: the entry was changed after it was opened. */
import { formAt } from "../../decap/api";
import type { Draft } from "../../draft";
import { ask } from "../dialog";
import { element, linkTo } from "../element";
import type { Version } from "./versions";

const who = ({ text, isDraft, change }: Version): string => {
  if (!change) return text === undefined ? "Its file was deleted." : "Its file was changed in another window or by another program.";
  const what = text === undefined ? "deleted it" : isDraft ? "saved another draft of it" : "published another version of it";
  return `${change.name} ${what} on ${change.date.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}.`;
};

const download = (name: string, text: string): void => {
  const made = element("a");
  made.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  made.download = name;
  made.click();
  // Wait until the browser has read it.
  setTimeout(() => URL.revokeObjectURL(made.href), 10_000);
};

/** The user's version, and what the dialog can do with it. */
export interface Choice {
  readonly verb: "Publish" | "Save";
  /** The file as the form would write it. */
  readonly mine: string;
  /** Whether the form can replace the newer version. Decap cannot replace a draft that it did not open. */
  readonly isReplaceable: boolean;
}

/** Shows the newer version of an entry. Returns true if the user chose to replace it. */
export const askToReplace = async (entry: Draft, newer: Version, { verb, mine, isReplaceable }: Choice): Promise<boolean> => {
  const { text, change } = newer;
  const keep = (version: "mine" | "newer", words: string): HTMLElement => {
    const name = entry.path.replace(/^.*\/(.+)(\.\w+)$/, `$1-${version}$2`);
    const button = Object.assign(element("button", `Keep a copy of ${version === "mine" ? "mine" : "the newer version"}`), {
      type: "button",
    });
    button.addEventListener("click", () => download(name, words));
    return button;
  };
  const parts = [
    element("p", `${who(newer)} Nothing is lost: what you typed is still in the form.`),
    ...(text === undefined ? [] : [element("p", linkTo(formAt(`${entry.collection}/entries/${entry.slug}`), "Open the newer version"))]),
    ...(change ? [element("p", linkTo(change.href, "See that change at GitHub"))] : []),
    ...(isReplaceable ? [] : [element("p", "This form cannot replace it. Keep a copy, load this page again, and enter what is yours.")]),
    keep("mine", mine),
    // GitHub keeps every version; the files of this computer do not.
    ...(change || text === undefined ? [] : [keep("newer", text)]),
  ];
  const answers = { ...(isReplaceable && { mine: `${verb} mine` }), "": "Back to the form" };
  return (await ask("This entry was changed after you opened it", parts, answers)) === "mine";
};
