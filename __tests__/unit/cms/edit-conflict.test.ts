/** Tests how the editor finds the saved version of an entry, with its author and date, on a fake GitHub. */
import { draftBranch, GitHub } from "../../../src/cms/admin/github";
import type { Draft } from "../../../src/cms/collections";
import { fakeGitHub } from "../../fixtures/github/answers";
import { Repository } from "../../fixtures/github/repository";

const YOU = { name: "You Yourself", login: "you" };
const OTHER = { name: "Alex Doe", login: "alex" };
const PATH = "content/posts/a-post.md";
const DAY = "2026-11-20T15:00:00Z";
const written = (title: string): string => `---\ntitle: ${title}\n---\n\nSome text.\n`;
const OPENED = written("One");
const entry: Draft = { collection: "posts", slug: "a-post", path: PATH, isProposed: false, data: {} };
const BRANCH = draftBranch(entry);
const BY = { name: OTHER.name, date: new Date(DAY) };

let repository: Repository;
const gitHub = new GitHub({ repo: "owner/site", branch: "main" }, "token");

beforeEach(() => {
  repository = new Repository("main", { [PATH]: OPENED }, OTHER);
  const api = fakeGitHub(repository, YOU);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address) => api.request(address));
});
afterEach(() => jest.restoreAllMocks());

/** Saves a draft as the given person. The first save also opens the draft's pull request. */
const saveDraft = (text: string, by = OTHER): void => {
  repository.change(BRANCH, { [PATH]: text }, by, DAY);
  if (repository.pulls.length === 0) repository.propose(BRANCH, "A draft", ["decap-cms/draft"]);
};

const publish = (text: string | undefined, by = OTHER): void => repository.change("main", { [PATH]: text }, by, DAY);

it.each<[string, () => void, object]>([
  ["the published version", () => undefined, { text: OPENED, isDraft: false }],
  ["a newer published version", () => publish(written("Two")), { text: written("Two"), isDraft: false, change: BY }],
  ["a version with Windows line endings", () => publish(written("Two").replaceAll("\n", "\r\n")), { text: written("Two") }],
  ["no version after the entry was deleted", () => publish(undefined), { text: undefined, change: BY }],
  ["a draft", () => saveDraft(written("Two")), { text: written("Two"), isDraft: true, change: BY }],
])("finds %s", async (_, change, found) => {
  change();
  expect(await gitHub.saved(entry)).toMatchObject(found);
});

it("returns the published version only if it changed after the draft was started", async () => {
  saveDraft(written("Draft"), YOU);
  expect(await gitHub.publishedMeanwhile(entry)).toBeUndefined();
  publish(written("Two"));
  expect(await gitHub.publishedMeanwhile(entry)).toMatchObject({ text: written("Two"), isDraft: false, change: BY });
});

it("returns the published version even if GitHub does not list all changed files", async () => {
  saveDraft(written("Draft"), YOU);
  repository.change("main", Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`content/a/${index}.md`, "text"])), YOU, DAY);
  publish(written("Two"));
  expect(await gitHub.publishedMeanwhile(entry)).toMatchObject({ text: written("Two"), change: BY });
});
