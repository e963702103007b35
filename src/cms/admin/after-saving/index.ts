/** Tells an editor what becomes of a change after it is saved: until visitors see it, or something keeps it from them. */
import type { CmsBackend } from "../../backend";
import { fileOf, openEntry, slugOf, type DraftMap } from "../decap";
import { NotePanel } from "../note-panel";
import { signedIn } from "../signed-in";
import { draftBranch } from "../workflow";
import { follow } from "./change";
import { GitHub } from "../github";
import { sayState } from "./say";

/** How long to wait between two questions, in milliseconds, and how many to ask: half an hour in all. */
const PAUSE_MS = 15_000;
const TIMES = 120;

const SAVED_HERE =
  "It is in the files of this computer, and the open page shows it. Visitors see it once the changed files are committed and pushed.";

const liveCommit = async (): Promise<string | undefined> => {
  const response = await fetch("/build.json", { cache: "no-store" });
  const build: unknown = response.ok ? await response.json() : undefined;
  const commit: unknown = typeof build === "object" && build !== null ? Reflect.get(build, "commit") : undefined;
  return typeof commit === "string" ? commit : undefined;
};

const following = { liveCommit, times: TIMES, pause: () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS)) };

/** A new entry has its name from the editor's address. */
const branchOf = (entry: DraftMap): string =>
  draftBranch({ collection: fileOf(entry).collection, slug: slugOf(entry) || (openEntry()?.slug ?? "") });

/** Follows each change that is saved, the newest alone. */
export const tellOutcome = (backend: CmsBackend): void => {
  const panel = new NotePanel("change-outcome", "news");
  let newest = 0;
  const tell = async (entry: DraftMap, isPublished: boolean): Promise<void> => {
    if (backend.name === "proxy") {
      panel.show("Saved on this computer", [{ message: SAVED_HERE }]);
      // It has been read when somebody writes on.
      window.addEventListener("input", () => panel.hide(), { once: true });
      return;
    }
    const token = signedIn()?.token;
    if (token === undefined) return;
    const page = `https://github.com/${backend.repo}`;
    const places = { history: `${page}/commits/${backend.branch}/${fileOf(entry).path}`, actions: `${page}/actions` };
    const change = { branch: isPublished ? backend.branch : branchOf(entry), isPublished };
    const turn = ++newest;
    for await (const state of follow(new GitHub(backend.repo, token), change, following)) {
      if (turn !== newest) return;
      const { heading, notes } = sayState(state, isPublished, places);
      panel.show(heading, notes);
    }
  };
  window.CMS.registerEventListener({ name: "postSave", handler: ({ entry }) => void tell(entry, false) });
  window.CMS.registerEventListener({ name: "postPublish", handler: ({ entry }) => void tell(entry, true) });
};
