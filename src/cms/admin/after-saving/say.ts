/** Words what became of a change. */
import type { Said } from "../note-panel";
import type { ChangeState } from "./change";

/** Where to read on at GitHub. */
interface Places {
  /** What has been done to this file. */
  readonly history: string;
  /** What runs for the repository. */
  readonly actions: string;
}

const MINUTES = "This takes some minutes. You may go on, or close the editor.";

/**
 * Says a state.
 *
 * @param isPublished whether the change goes live; otherwise it was saved for review
 */
export const sayState = (state: ChangeState, isPublished: boolean, { history, actions }: Places): Said => {
  const earlier = { message: "Earlier versions of this entry", href: history };
  switch (state.kind) {
    case "waiting":
      return {
        heading: isPublished ? "Published: waiting to go live" : "Saved: being checked",
        notes: [{ message: MINUTES }, earlier],
      };
    case "checked":
      return isPublished
        ? { heading: "Published and checked: going live", notes: [{ message: MINUTES }, earlier] }
        : {
            heading: "Saved and checked: nothing is wrong",
            notes: [
              state.preview === undefined
                ? { message: "Visitors see it once it is published." }
                : { message: "Look at it as visitors will see it", href: state.preview },
              earlier,
            ],
          };
    case "live":
      return { heading: "Live: visitors see it now", notes: [earlier] };
    case "refused":
      return {
        heading: "Refused: visitors do not see this change",
        notes: [
          ...state.by.map(({ name, reason, url }) => ({ label: name, message: reason ?? "It failed. Its page says why.", href: url })),
          earlier,
        ],
      };
    case "not-permitted":
      return {
        heading: isPublished ? "Published, but the editor cannot see whether it is live" : "Saved, but the editor cannot see the checks",
        notes: [
          {
            label: `Permission “${state.permission}”`,
            message:
              "The GitHub App for this site lacks it. Its owner adds it as docs/requests.md says, and accepts it where the app is installed.",
          },
          { message: "See the checks at GitHub", href: actions },
          earlier,
        ],
      };
    case "unknown":
      return {
        heading: "Not live yet, as far as can be seen from here",
        notes: [{ message: "What runs and what failed stands at GitHub", href: actions }, earlier],
      };
  }
};
