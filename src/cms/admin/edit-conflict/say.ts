/** Words what has happened to an entry since it was opened, and what to do now. */
import type { Said } from "../note-panel";
import type { LastChange, Meanwhile } from "./find";

/** What the note leads to. */
export interface Ways {
  /** The button that was pressed. */
  readonly button: "Publish" | "Save";
  /** Labels of the fields that are different now. */
  readonly fields: readonly string[];
  /** The editor with the entry as it is now. */
  readonly newer: string;
  /** Puts what is in the form into a file of this computer. */
  readonly keepOwn: () => void;
  /** The same of the newer text; only where it has no earlier versions to be found among. */
  readonly keepOther: (() => void) | undefined;
}

const HEADING = "Not saved: somebody has changed this entry meanwhile";
const NOT_PUBLISHED = "Not published yet: somebody has published this entry meanwhile";

const dayOf = (date: Date): string => date.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" });

const whoOf = (by: LastChange | undefined): string => (by?.isYou ? "You, in another place," : (by?.name ?? "Somebody"));
const whenOf = (by: LastChange | undefined): string => (by ? ` on ${dayOf(by.date)}` : "");

const whatOf = ({ kind, by, isDraft }: Meanwhile): string => {
  const [who, when] = [whoOf(by), whenOf(by)];
  switch (kind) {
    case "changed":
      return by
        ? `${who} ${isDraft ? "saved another draft of it" : "published another version of it"}${when}, after you opened it.`
        : "Its file was changed after you opened it, in another window or by another program.";
    case "deleted":
      return `${who} deleted it${when}, after you opened it.`;
    case "draft-begun":
      return `${who} began a draft of it${when}, after you opened it.`;
    case "draft-gone":
      return "The draft that you opened was published or thrown away.";
    case "published":
      return `${who} published another version of it${when}, after this draft was begun.`;
  }
};

const LOST_NOTHING = "Nothing is lost: what you typed is still in this form.";
const LOAD_AGAIN = "Keep a copy of what you typed. Then load this page again, and put in what is yours.";

const endOf = (kind: Meanwhile["kind"], { button, keepOther }: Ways): string => {
  if (kind === "draft-begun" || kind === "draft-gone") return LOAD_AGAIN;
  if (kind === "deleted") return `To bring it back with what you typed, press ${button} again.`;
  const kept = keepOther ? "Keep a copy of the other one before, if you may want it." : "The other one stays among the earlier versions.";
  return `To put yours in its place on purpose, press ${button} again. ${kept}`;
};

/** Says it. */
export const sayEditConflict = (meanwhile: Meanwhile, ways: Ways): Said => {
  const { kind, by } = meanwhile;
  const { fields, newer, keepOwn, keepOther } = ways;
  const isThere = kind === "changed" || kind === "draft-begun" || kind === "draft-gone";
  return {
    heading: kind === "published" && ways.button === "Publish" ? NOT_PUBLISHED : HEADING,
    notes: [
      { message: `${whatOf(meanwhile)} ${LOST_NOTHING}` },
      ...(fields.length > 0 ? [{ label: "What is different there", message: fields.join(", ") }] : []),
      ...(isThere ? [{ message: "Open the newer one in another tab", href: newer }] : []),
      ...(by ? [{ message: "Look at that change at GitHub", href: by.href }] : []),
      { label: "Keep a copy of what you typed", message: "a file on this computer", open: keepOwn },
      ...(keepOther ? [{ label: "Keep a copy of the other one", message: "a file on this computer", open: keepOther }] : []),
      { message: endOf(kind, ways) },
    ],
  };
};
