/**
 * What the dialog about an edit conflict says before a save, and before a draft is published.
 *
 * @jest-environment jsdom
 */
import { webcrypto } from "node:crypto";
import { TextEncoder } from "node:util";
import { ask } from "../../../src/cms/admin/dialog";
import { EditConflictCheck } from "../../../src/cms/admin/edit-conflict";
import { BASE } from "../../../src/cms/page-format";
import { Refusal } from "../../../src/cms/repository/errors";
import type { Repository, Version } from "../../../src/cms/repository/repository";
import type * as dialog from "../../../src/cms/admin/dialog";

jest.mock("../../../src/cms/admin/dialog", () => ({
  ...jest.requireActual<typeof dialog>("../../../src/cms/admin/dialog"),
  ask: jest.fn(),
}));

const FORM = { collection: "services", slug: "striping" };
const PATH = "content/services/striping.md";
const ORIGIN = { name: "Alex Doe", date: new Date("2026-11-20"), href: "https://github.com/alex/site/commit/1" };

const textWith = (summary: string): string => `---\ntitle: Striping\nsummary: ${summary}\n---\n`;
const versionWith = (summary: string): Version => ({ stored: { text: textWith(summary), sha: summary }, isDraft: false });

const known: Repository["originOf"] = () => Promise.resolve(ORIGIN);

/** Returns the check of a form that was opened with an older version than the repository has now, which has the given summary. */
const checkWith = (summary: string, originOf = known): EditConflictCheck => {
  const conflicts = new EditConflictCheck();
  const repository: Partial<Repository> = { version: () => Promise.resolve(versionWith(summary)), originOf };
  // Safe cast: the check calls no other methods.
  conflicts.connect(repository as Repository);
  conflicts.saving({ ...FORM, data: { [BASE]: "the hash of an older version" } });
  return conflicts;
};

/** Returns the arguments of the last dialog, with its parts as text, and the labels of its links. */
const shown = () => {
  const [heading = "", parts = [], answers = {}] = jest.mocked(ask).mock.lastCall ?? [];
  const box = document.createElement("div");
  box.append(...parts);
  return { heading, text: box.textContent, links: [...box.querySelectorAll("a")].map((link) => link.textContent), answers };
};

// jsdom has no object URLs, digests or TextEncoder.
beforeAll(() => {
  Object.assign(globalThis, { TextEncoder });
  Object.assign(URL, { createObjectURL: () => "blob:copy" });
  Object.assign(crypto, { subtle: webcrypto.subtle });
});

const ACTIONS = {
  Save: (originOf = known) => checkWith("Theirs.", originOf).beforeSave(FORM, PATH, textWith("Mine.")),
  Publish: (originOf = known) => checkWith("Mine.", originOf).beforePublish(FORM, PATH, versionWith("Theirs.")),
} as const;

const DIALOGS = [
  {
    verb: "Save",
    heading: "This entry was changed after you opened it",
    kept: "What you typed is still in the form.",
    links: ["Open the newer version", "See that change on GitHub", "Keep a copy of mine"],
    back: "Back to the form",
  },
  {
    verb: "Publish",
    heading: "This entry was changed after the draft was started",
    kept: "Your draft is unchanged.",
    links: ["See that change on GitHub", "Keep a copy of mine"],
    back: "Do not publish",
  },
] as const;

it.each(DIALOGS)("$verb describes a newer version and asks before replacing it", async ({ verb, heading, kept, links, back }) => {
  jest.mocked(ask).mockResolvedValue("mine");
  await ACTIONS[verb]();
  expect(shown()).toEqual({
    heading,
    text: expect.stringMatching(/^Alex Doe published another version of it on .*The two versions differ in: Summary\./) as string,
    links,
    answers: { mine: `${verb} mine and drop the other change`, "": back },
  });
  expect(shown().text).toContain(`Nothing is lost. ${kept}`);
});

it.each(DIALOGS)("$verb is refused if the person keeps the newer version", async ({ verb, kept }) => {
  jest.mocked(ask).mockResolvedValue("");
  await expect(ACTIONS[verb]()).rejects.toThrow(`The newer version stays. ${kept}`);
});

it.each(["Save", "Publish"] as const)("%s continues if the person chooses their own version", async (verb) => {
  jest.mocked(ask).mockResolvedValue("mine");
  await expect(ACTIONS[verb]()).resolves.toBeUndefined();
});

const NEUTRAL = /^Its file was changed\. Nothing is lost\./;
const LOCAL = /^Its file was changed in another window or by another program\. Nothing is lost\./;

it.each<[verb: keyof typeof ACTIONS, name: string, originOf: Repository["originOf"], says: RegExp, offersNewer: boolean]>([
  ["Save", "whose origin GitHub did not return", () => Promise.reject(new Refusal("")), NEUTRAL, false],
  ["Save", "without a commit on GitHub", () => Promise.resolve(undefined), NEUTRAL, false],
  ["Save", "in the files on this computer", () => Promise.resolve("local"), LOCAL, true],
  ["Publish", "whose origin GitHub did not return", () => Promise.reject(new Refusal("")), NEUTRAL, false],
])("%s describes a newer version %s", async (verb, _, originOf, says, offersNewer) => {
  jest.mocked(ask).mockResolvedValue("mine");
  await ACTIONS[verb](originOf);
  const { text, links } = shown();
  expect(text).toMatch(says);
  expect(links).not.toContain("See that change on GitHub");
  expect(links.includes("Keep a copy of the newer version")).toBe(offersNewer);
});
