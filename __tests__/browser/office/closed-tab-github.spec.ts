/**
 * Runs only on GitHub, where a save takes several requests. If the tab is closed between them, no text is lost, and the editor lists no
 * incomplete draft.
 */
import { expect, type Page } from "@playwright/test";
import { draftBranch } from "../../../src/cms/repository/github";
import type { Repository } from "../../fixtures/github/memory-repository";
import { builtContent } from "../../fixtures/built-words";
import { test } from "./editor";
import { openForm, reopenForm, retype, save, saveAndExpectSaved, waitUntilStored } from "./form";
import type { GitHub } from "./modes";

test.describe.configure({ timeout: 300_000 });

const [{ slug } = { slug: "" }] = builtContent.services;
const ENTRY = `services/entries/${slug}`;
const BRANCH = draftBranch({ collection: "services", slug });
const TYPED = "Typed and closed.";
const SAVED = "Saved before.";

interface Step {
  /** Summaries that were saved before the interrupted save. */
  readonly saved: readonly string[];
  /** Whether the tab is closed before GitHub does what is asked, or after. */
  readonly moment: "before" | "after";
  readonly method: string;
  readonly path: RegExp;
  /** The summary in the draft that the editor lists once the tab is closed; undefined if no pull request has the label of a draft. */
  readonly left: string | undefined;
}

/** The requests of a save, in order, by their names. */
const STEPS: Readonly<Record<string, Step>> = {
  "before the text is uploaded": { saved: [], moment: "before", method: "POST", path: /\/git\/blobs$/, left: undefined },
  "before the branch is read": { saved: [], moment: "before", method: "GET", path: /\/git\/ref\/heads\/main$/, left: undefined },
  "before the draft is looked for": { saved: [], moment: "before", method: "GET", path: /\/pulls\?/, left: undefined },
  "before the tree is written": { saved: [], moment: "before", method: "POST", path: /\/git\/trees$/, left: undefined },
  "before the commit": { saved: [], moment: "before", method: "POST", path: /\/git\/commits$/, left: undefined },
  "before the draft has a branch": { saved: [], moment: "before", method: "POST", path: /\/git\/refs$/, left: undefined },
  "once the draft has a branch": { saved: [], moment: "after", method: "POST", path: /\/git\/refs$/, left: undefined },
  "once the pull request is open": { saved: [], moment: "after", method: "POST", path: /\/pulls$/, left: undefined },
  "once the pull request has its label": { saved: [], moment: "after", method: "PUT", path: /\/labels$/, left: TYPED },
  "before an older draft is compared": { saved: [SAVED], moment: "before", method: "GET", path: /\/compare\//, left: SAVED },
  "before an older draft is replaced": { saved: [SAVED], moment: "before", method: "PATCH", path: /\/git\/refs\//, left: SAVED },
  "once an older draft is replaced": { saved: [SAVED], moment: "after", method: "PATCH", path: /\/git\/refs\//, left: TYPED },
};

/** Returns the summary in the draft that the editor lists. */
const draftSummary = (repository: Repository): string | undefined => {
  const isListed = repository.pulls.some(({ labels, state }) => state === "open" && labels.length > 0);
  const text = isListed ? repository.textAt(BRANCH, `content/services/${slug}.md`) : undefined;
  return /^summary: (.*)$/m.exec(text ?? "")?.[1];
};

const closeAt = async (page: Page, { answer }: GitHub, { moment, method, path }: Step): Promise<void> => {
  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    if (request.method() !== method || !path.test(request.url())) return route.fallback();
    if (moment === "after") await answer(request);
    // Do not wait: the page closes once this function has returned.
    void page.close();
    return undefined;
  });
};

for (const [name, step] of Object.entries(STEPS))
  test(`nothing is lost if the tab is closed ${name}`, async ({ page, context, editor, gitHub }) => {
    const { repository } = gitHub;
    const head = repository.branches.get("main");
    await openForm(page, editor, ENTRY);
    for (const words of step.saved) {
      await retype(page, "Summary", words);
      await saveAndExpectSaved(page, editor);
    }
    await retype(page, "Summary", TYPED);
    await waitUntilStored(page, TYPED);
    const closed = page.waitForEvent("close");
    await closeAt(page, gitHub, step);
    await save(page, editor);
    await closed;
    expect(draftSummary(repository)).toBe(step.left);

    const again = await context.newPage();
    await reopenForm(again, editor, ENTRY, "Restore them");
    await expect(again.getByRole("textbox", { name: "Summary" })).toHaveValue(TYPED);
    await saveAndExpectSaved(again, editor);
    expect(draftSummary(repository)).toBe(TYPED);
    expect(repository.pulls.filter(({ state }) => state === "open")).toHaveLength(1);
    expect(repository.branches.get("main")).toBe(head);
  });
