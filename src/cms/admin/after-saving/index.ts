/** Tells an editor what becomes of a change after it is saved: until visitors see it, or something keeps it from them. */
import type { CmsBackend } from "../../backend";
import { on, openEntry } from "../../decap/api";
import { draftBranch, signedIn } from "../../decap/session";
import type { Draft } from "../../draft";
import { GitHub } from "../github";
import { NotePanel } from "../note-panel";
import { follow } from "./change";
import { sayState } from "./say";
import { propertyOf } from "../../../content/shared/required";

/** How long to wait between two questions, in milliseconds, and how many to ask: half an hour in all. */
const PAUSE_MS = 15_000;
const TIMES = 120;

const SAVED_HERE =
  "It is in the files of this computer, and the open page shows it. Visitors see it once the changed files are committed and pushed.";

const liveCommit = async (): Promise<string | undefined> => {
  const response = await fetch("/build.json", { cache: "no-store" });
  const build: unknown = response.ok ? await response.json() : undefined;
  const commit = propertyOf(build, "commit");
  return typeof commit === "string" ? commit : undefined;
};

const following = { liveCommit, times: TIMES, pause: () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS)) };

/** A new entry has its name from the editor's address. */
const branchOf = ({ collection, slug }: Draft): string => draftBranch({ collection, slug: slug || (openEntry()?.slug ?? "") });

/** Follows each change that is saved, the newest alone. */
export const tellOutcome = (backend: CmsBackend): void => {
  const panel = new NotePanel("change-outcome", "news");
  let newest = 0;
  const tell = async (draft: Draft, isPublished: boolean): Promise<void> => {
    if (backend.name === "proxy") {
      panel.show("Saved on this computer", [{ message: SAVED_HERE }]);
      // It has been read when somebody writes on.
      window.addEventListener("input", () => panel.hide(), { once: true });
      return;
    }
    const token = signedIn()?.token;
    if (token === undefined) return;
    const page = `https://github.com/${backend.repo}`;
    const places = { history: `${page}/commits/${backend.branch}/${draft.path}`, actions: `${page}/actions` };
    const change = { branch: isPublished ? backend.branch : branchOf(draft), isPublished };
    const turn = ++newest;
    for await (const state of follow(new GitHub(backend.repo, token), change, following)) {
      if (turn !== newest) return;
      const { heading, notes } = sayState(state, isPublished, places);
      panel.show(heading, notes);
    }
  };
  on("postSave", (draft) => void tell(draft, false));
  on("postPublish", (draft) => void tell(draft, true));
};
