/** Whether an entry was changed by somebody else since it was opened: as GitHub keeps it (a stand-in on this machine), and in words. */
import { listen } from "../../../scripts/lib/fakes/listen";
import { differingFields } from "../../../src/cms/admin/edit-conflict/files";
import { findChange, findPublished, type EntryStore, type Meanwhile, type OpenedEntry } from "../../../src/cms/admin/edit-conflict/find";
import { sayEditConflict } from "../../../src/cms/admin/edit-conflict/say";
import { gitHubStore, localStore } from "../../../src/cms/admin/edit-conflict/stores";
import { GitHub } from "../../../src/cms/admin/github";
import { draftBranch } from "../../../src/cms/decap/session";
import { answer } from "../../fixtures/github/answers";
import { Repository } from "../../fixtures/github/repository";

const YOU = { name: "You Yourself", login: "you" };
const OTHER = { name: "Alex Doe", login: "alex" };
const PATH = "content/posts/a-post.md";
const DAY = "2026-11-20T15:00:00Z";
const written = (title: string): string => `---\ntitle: ${title}\n---\n\nSome text.\n`;
const OPENED = written("One");
const entry: OpenedEntry = { collection: "posts", slug: "a-post", path: PATH, isProposed: false, source: OPENED, text: OPENED };
const draft: OpenedEntry = { ...entry, isProposed: true };
const BRANCH = draftBranch(entry);

let repository: Repository;
let server: Awaited<ReturnType<typeof listen>>;
let store: EntryStore;

beforeAll(async () => {
  server = await listen(({ method = "", url = "" }, response) => {
    const { status, body } = answer(repository, YOU, method, url);
    response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
    return Promise.resolve();
  });
  store = gitHubStore(new GitHub("owner/site", "token", server.url), "main", YOU.login);
});

afterAll(() => server.close());

beforeEach(() => {
  repository = new Repository("main", { [PATH]: OPENED }, OTHER);
});

/** Somebody begins a draft, or saves it once more. */
const saveDraft = (text: string, by = OTHER): void => {
  repository.change(BRANCH, { [PATH]: text }, by, DAY);
  if (repository.pulls.length === 0) repository.propose(BRANCH, "A draft", ["decap-cms/draft"]);
};

const publish = (text: string | undefined, by = OTHER): void => repository.change("main", { [PATH]: text }, by, DAY);

it("finds nothing where nobody has changed it", async () => {
  expect(await findChange(store, entry, undefined)).toBeUndefined();
});

it("finds nothing where other files were changed, or other entries are drafts", async () => {
  repository.change("main", { "content/posts/another.md": "text" }, OTHER, DAY);
  repository.change("cms/posts/another", { "content/posts/another.md": "text" }, OTHER, DAY);
  repository.propose("cms/posts/another", "A draft", []);
  expect(await findChange(store, entry, undefined)).toBeUndefined();
});

it.each<[string, OpenedEntry, () => void, Partial<Meanwhile>]>([
  ["another version published", entry, () => publish(written("Two")), { kind: "changed", text: written("Two"), isDraft: false }],
  ["deleted", entry, () => publish(undefined), { kind: "deleted", text: undefined }],
  ["a draft begun", entry, () => saveDraft(written("Two")), { kind: "draft-begun", text: written("Two"), isDraft: true }],
  ["another draft saved", draft, () => saveDraft(written("Two")), { kind: "changed", text: written("Two"), isDraft: true }],
  ["the draft published", draft, () => publish(OPENED.replace("One", "Two")), { kind: "draft-gone", isDraft: false }],
])("finds %s, and says who it was and when", async (_, opened, change, found) => {
  change();
  expect(await findChange(store, opened, undefined)).toMatchObject({
    ...found,
    by: { name: OTHER.name, isYou: false, date: new Date(DAY) },
  });
});

it("finds another version that was published under a draft, once", async () => {
  saveDraft(written("Draft"), YOU);
  const mine = { ...draft, source: written("Draft"), text: written("Draft") };
  expect(await findPublished(store, mine, undefined)).toBeUndefined();
  publish(written("Two"));
  const found = { kind: "published", text: written("Two"), by: { name: OTHER.name } };
  expect(await findChange(store, mine, undefined)).toMatchObject(found);
  expect(await findPublished(store, mine, undefined)).toMatchObject(found);
  expect(await findChange(store, mine, { now: written("Two") })).toBeUndefined();
  expect(await findPublished(store, mine, { now: written("Three") })).toMatchObject(found);
});

it("fails where nobody answers, which its caller takes for no news", async () => {
  const nobody = gitHubStore(new GitHub("owner/site", "token", "http://127.0.0.1:9"), "main", undefined);
  await expect(findChange(nobody, entry, undefined)).rejects.toThrow();
  await expect(
    findChange(localStore({ name: "proxy", proxy_url: "http://127.0.0.1:9/", branch: "main" }), entry, undefined),
  ).rejects.toThrow();
});

describe("the note", () => {
  const by = { name: OTHER.name, isYou: false, date: new Date(DAY), href: "https://github.com/owner/site/commit/1" };
  const ways = { button: "Save", fields: ["Title"], newer: "#/newer", keepOwn: () => undefined, keepOther: undefined } as const;
  const said = (meanwhile: Partial<Meanwhile>, more: Partial<Parameters<typeof sayEditConflict>[1]> = {}) => {
    const { heading, notes } = sayEditConflict({ kind: "changed", text: "", isDraft: false, by, ...meanwhile }, { ...ways, ...more });
    return [heading, ...notes.map(({ label, message }) => (label === undefined ? message : `${label}: ${message}`))].join("\n");
  };

  it.each<[Partial<Meanwhile>, string, string]>([
    [{}, "Alex Doe published another version of it on November 20, 2026", "To put yours in its place on purpose, press Save again."],
    [{ isDraft: true }, "Alex Doe saved another draft of it", "The other one stays among the earlier versions."],
    [{ kind: "deleted" }, "Alex Doe deleted it", "To bring it back with what you typed, press Save again."],
    [{ kind: "draft-gone" }, "was published or thrown away", "Then load this page again"],
  ])("says of %j what happened, that nothing is lost, and what to do", (meanwhile, what, todo) => {
    const words = said(meanwhile);
    expect(words).toContain("Not saved: somebody has changed this entry meanwhile");
    for (const part of [what, "Nothing is lost: what you typed is still in this form.", "What is different there: Title", todo]) {
      expect(words).toContain(part);
    }
    expect(words).toContain("Keep a copy of what you typed: a file on this computer");
  });
});

it("names the fields that differ as the form does", () => {
  const now = "---\ntitle: Two\nexcerpt: More\n---\n\nOther text.\n";
  expect(differingFields(entry, now)).toEqual(["Title", "Text", "Excerpt"]);
  expect(differingFields({ ...entry, path: "content/settings/facts.yml", text: "a: 1\n" }, "a: [")).toEqual([]);
  expect(differingFields(entry, undefined)).toEqual([]);
});
