/** What becomes of a change after it is saved, as GitHub and the live site tell it: both are servers of this machine here. */
import { listen } from "../../../scripts/lib/fakes/listen";
import { follow, type ChangeState } from "../../../src/cms/admin/after-saving/change";
import { GitHub } from "../../../src/cms/admin/github";
import { sayState } from "../../../src/cms/admin/after-saving/say";

const TOKEN = "of-the-editor";
const COMMIT = "c0ffee";
const BRANCH = "cms/posts/a-day";

const run = (name: string, conclusion: string | null, output: object | null = null) => ({
  name,
  conclusion,
  output,
  html_url: `https://github.com/owner/site/runs/${name}`,
});

/** What the stand-in answers, by what is asked below the repository; each answer but the last is given once. */
let answers: Record<string, unknown[]>;
let asked: string[];
/** What is answered 403, and with which message. */
let refusedPath: string | undefined;
let refusal: string;
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  server = await listen(({ url = "", headers }, response) => {
    const path = url.replace("/repos/owner/site/", "").replace(/\?.*$/, "");
    asked.push(path);
    const left = answers[path] ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    response.statusCode = headers.authorization !== `token ${TOKEN}` ? 401 : answer === undefined ? 404 : 200;
    if (path === refusedPath) response.statusCode = 403;
    response.end(JSON.stringify(path === refusedPath ? { message: refusal } : (answer ?? {})));
    return Promise.resolve();
  });
});

afterAll(() => server.close());

beforeEach(() => {
  asked = [];
  refusedPath = undefined;
  refusal = "Resource not accessible by integration";
});

const statesOf = async (
  given: Record<string, unknown[]>,
  { isPublished = true, live = [undefined], token = TOKEN }: { isPublished?: boolean; live?: (string | undefined)[]; token?: string } = {},
): Promise<readonly ChangeState[]> => {
  answers = given;
  const states: ChangeState[] = [];
  const following = {
    liveCommit: () => Promise.resolve(live.length > 1 ? live.shift() : live[0]),
    pause: () => Promise.resolve(),
    times: 5,
  };
  const branch = isPublished ? "main" : BRANCH;
  for await (const state of follow(new GitHub("owner/site", token, server.url), { branch, isPublished }, following)) states.push(state);
  return states;
};

const kinds = (states: readonly ChangeState[]) => states.map(({ kind }) => kind);
const HEAD = { "commits/main": [{ sha: COMMIT }], [`commits/${BRANCH}`]: [{ sha: COMMIT }] };
const checks = (...runs: readonly object[][]) => ({ [`commits/${COMMIT}/check-runs`]: runs.map((one) => ({ check_runs: one })) });

it("waits for the checks, then for the site, and says when it is live", async () => {
  const given = {
    ...HEAD,
    ...checks([], [run("deploy", null)], [run("deploy", "success")]),
    "compare/c0ffee...old": [{ status: "behind" }],
  };
  expect(kinds(await statesOf(given, { live: ["old", "old", "old", COMMIT] }))).toEqual([
    "waiting",
    "waiting",
    "waiting",
    "checked",
    "live",
  ]);
});

it("takes a live site that was made of a later commit for one that has the change", async () => {
  const given = { ...HEAD, ...checks([run("deploy", null)]), "compare/c0ffee...later": [{ status: "ahead" }] };
  expect(kinds(await statesOf(given, { live: ["later"] }))).toEqual(["waiting", "live"]);
});

it("says which check refused it, why, and where that is written", async () => {
  const failed = run("preview", "failure", { title: "Title: fill this in.", summary: null });
  const states = await statesOf({ ...HEAD, ...checks([failed, run("test", null)]) }, { isPublished: false });
  expect(kinds(states)).toEqual(["waiting", "refused"]);
  const said = sayState(states[1] ?? { kind: "unknown" }, false, { history: "https://history", actions: "https://actions" });
  expect(said).toMatchObject({
    heading: "Refused: visitors do not see this change",
    notes: [{ label: "preview", message: "Title: fill this in.", href: failed.html_url }, { href: "https://history" }],
  });
});

it("ends with the preview's address for what is only saved, and asks nothing of the live site", async () => {
  const given = {
    ...HEAD,
    ...checks([run("preview", "success"), run("tell", "skipped")]),
    [`commits/${COMMIT}/status`]: [{ statuses: [{ context: "deploy/preview", state: "success", target_url: "https://pull-1.example" }] }],
  };
  const states = await statesOf(given, { isPublished: false, live: ["old"] });
  expect(states).toEqual([{ kind: "waiting" }, { kind: "checked", preview: "https://pull-1.example" }]);
  expect(asked.filter((path) => path.startsWith("compare"))).toEqual([]);
});

it("asks again where GitHub does not answer, and says at the end that it does not know", async () => {
  expect(kinds(await statesOf({}))).toEqual(["waiting", "unknown"]);
  expect(asked).toHaveLength(5);
  expect(kinds(await statesOf({ ...HEAD, ...checks([]) }, { token: "of-nobody" }))).toEqual(["waiting", "unknown"]);
});

it.each([
  ["Contents", `commits/main`, true],
  ["Checks", `commits/${COMMIT}/check-runs`, true],
  ["Commit statuses", `commits/${COMMIT}/status`, false],
])("names the permission %s that the GitHub App lacks, after one question", async (permission, path, isPublished) => {
  refusedPath = path;
  const states = await statesOf({ ...HEAD, ...checks([run("preview", "success")]) }, { isPublished });
  expect(states).toEqual([{ kind: "waiting" }, { kind: "not-permitted", permission }]);
  const said = sayState({ kind: "not-permitted", permission }, isPublished, { history: "https://history", actions: "https://actions" });
  expect(said.notes[0]).toMatchObject({
    label: `Permission “${permission}”`,
    message: expect.stringContaining("docs/requests.md") as string,
  });
});

it("asks again after GitHub has refused too many questions, which has the same status", async () => {
  refusedPath = "commits/main";
  refusal = "API rate limit exceeded";
  expect(kinds(await statesOf(HEAD))).toEqual(["waiting", "unknown"]);
});

it.each<[ChangeState, boolean, string]>([
  [{ kind: "waiting" }, true, "Published: waiting to go live"],
  [{ kind: "waiting" }, false, "Saved: being checked"],
  [{ kind: "unknown" }, true, "Not live yet, as far as can be seen from here"],
])("says %j and leads to the earlier versions", (state, isPublished, heading) => {
  const said = sayState(state, isPublished, { history: "https://history", actions: "https://actions" });
  expect(said.heading).toBe(heading);
  expect(said.notes.at(-1)).toMatchObject({ href: "https://history" });
});
