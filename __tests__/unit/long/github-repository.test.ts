/** Tests what the editor reads from GitHub and commits to it, on a fake GitHub. */
import { draftBranch, GitHubRepository } from "../../../src/cms/repository/github";
import { fakeGitHub } from "../../fixtures/github/fake-github";
import { gitHash, Repository } from "../../fixtures/github/memory-repository";

const YOU = { name: "You Yourself", login: "you" };
const OTHER = { name: "Alex Doe", login: "alex" };
const PATH = "content/posts/a-post.md";
const PICTURE = "content/images/a.jpg";
const BYTES = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x80, 0xfe]);
const DAY = "2026-11-20T15:00:00Z";
/** Returns the file of a page with the given title. */
const pageTitled = (title: string): string => `---\ntitle: ${title}\n---\n\nSome text.\n`;
const OPENED = pageTitled("One");
const form = { collection: "posts", slug: "a-post" };
const BRANCH = draftBranch(form);
/** Returns what the editor passes to `save` for a draft with the given text. */
const draftOf = (text: string) => ({ form, path: PATH, text, pictures: {}, message: "Save" });

let repository: Repository;
/** Answers instead of GitHub; undefined to let the fake answer. */
let intercept: (method: string, path: string, signal: AbortSignal) => Response | undefined | Promise<never>;
const gitHub = new GitHubRepository({ repo: "owner/site", branch: "main" }, () => Promise.resolve("token"));

/** Called after GitHub has answered. A test loses the answer by throwing an error. */
let answered: () => void;

const reset = (): void => {
  repository = new Repository("main", { [PATH]: OPENED, [PICTURE]: BYTES, "content/facts.yml": "a: 1\n" }, OTHER);
  intercept = () => undefined;
  answered = () => undefined;
};

beforeEach(() => {
  reset();
  jest.spyOn(globalThis, "fetch").mockImplementation(async (address, { method = "GET", body, signal } = {}) => {
    const url = address instanceof Request ? address.url : address.toString();
    const path = url.replace(/^.*\/site\//, "");
    const fault = await intercept(method, path, signal ?? new AbortController().signal);
    if (fault) return fault;
    const response = await fakeGitHub(repository, YOU).request(url, { method, ...(typeof body === "string" && { body }) });
    answered();
    return response;
  });
});
afterEach(() => jest.restoreAllMocks());

/** Saves a draft as another person. The first save also opens the draft's pull request. */
const saveDraft = (text: string): void => {
  repository.change(BRANCH, { [PATH]: text }, OTHER, DAY);
  if (repository.pulls.length === 0) repository.openPull(BRANCH, "A draft", ["decap-cms/draft"]);
};

const publish = (text: string | undefined): void => repository.change("main", { [PATH]: text }, OTHER, DAY);
/** Publishes a change to another file. */
const publishOther = (path: string): void => repository.change("main", { [path]: "other\n" }, OTHER, DAY);

it.each<[string, () => void, string | undefined, boolean]>([
  ["the published version", () => undefined, OPENED, false],
  ["a newer published version", () => publish(pageTitled("Two")), pageTitled("Two"), false],
  ["no version after the entry was deleted", () => publish(undefined), undefined, false],
  ["a draft", () => saveDraft(pageTitled("Two")), pageTitled("Two"), true],
])("finds %s", async (_, change, text, isDraft) => {
  change();
  const stored = text === undefined ? undefined : { text, sha: gitHash(text) };
  expect(await gitHub.version(form, PATH)).toEqual({ stored, isDraft });
});

it("finds the author and date of a version", async () => {
  publish(pageTitled("Two"));
  const version = await gitHub.version(form, PATH);
  expect(await gitHub.originOf(form, PATH, version)).toMatchObject({ name: OTHER.name, date: new Date(DAY) });
});

const SECOND = draftOf(pageTitled("Second draft"));
/** Changes more files than GitHub lists in a comparison (at most 300). */
const changeManyFiles = (): void =>
  repository.change("main", Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`content/a/${index}.md`, "text"])), OTHER, DAY);
const rename = (): void => repository.change("main", { [PATH]: undefined, "content/posts/b-post.md": OPENED }, OTHER, DAY);

it.each<[string, () => unknown, string | undefined]>([
  ["another version was published", () => publish(pageTitled("Two")), pageTitled("Two")],
  [
    "another version was published and the draft was saved again",
    async () => {
      publish(pageTitled("Two"));
      await gitHub.save(SECOND);
    },
    pageTitled("Two"),
  ],
  [
    "two other versions were published and the draft was saved after each",
    async () => {
      publish(pageTitled("Two"));
      await gitHub.save(SECOND);
      publish(pageTitled("Three"));
      await gitHub.save(draftOf(pageTitled("Third draft")));
    },
    pageTitled("Three"),
  ],
  ["the entry was deleted", () => publish(undefined), undefined],
  [
    "the entry was deleted and the draft was saved again",
    async () => {
      publish(undefined);
      await gitHub.save(SECOND);
    },
    undefined,
  ],
  ["the entry was renamed", rename, undefined],
  [
    "the entry was renamed and the draft was saved again",
    async () => {
      rename();
      await gitHub.save(SECOND);
    },
    undefined,
  ],
  [
    "another version was published among more files than GitHub lists",
    () => {
      changeManyFiles();
      publish(pageTitled("Two"));
    },
    pageTitled("Two"),
  ],
])("finds the published version and does not publish the draft if, after the draft was started, %s", async (_, change, text) => {
  await gitHub.save(draftOf(pageTitled("Draft")));
  await change();
  const stored = text === undefined ? undefined : { text, sha: gitHash(text) };
  expect(await gitHub.publishedMeanwhile(form, PATH)).toEqual({ stored, isDraft: false });
  await expect(gitHub.publish(form, PATH)).rejects.toThrow(/changed at the same moment/);
  expect(repository.textAt("main", PATH)).toBe(text);
});

it.each<[string, () => unknown]>([
  ["nothing was published", () => undefined],
  ["only other entries were published", () => publishOther("content/facts.yml")],
  ["only a translation of the entry was published", () => publishOther("content/es/posts/a-post.md")],
  ["more other files were published than GitHub lists", changeManyFiles],
  [
    "another version was published and taken back",
    async () => {
      publish(pageTitled("Two"));
      await gitHub.save(SECOND);
      publish(OPENED);
      await gitHub.save(SECOND);
    },
  ],
])("a draft is published without a conflict if %s", async (_, change) => {
  await gitHub.save(draftOf(pageTitled("Draft")));
  await change();
  await gitHub.save(SECOND);
  expect(await gitHub.publishedMeanwhile(form, PATH)).toBeUndefined();
  await gitHub.publish(form, PATH);
  expect(repository.textAt("main", PATH)).toBe(pageTitled("Second draft"));
});

it("a draft of a new entry conflicts with another new entry of that name", async () => {
  const path = "content/posts/new-post.md";
  const entry = { ...draftOf(pageTitled("Mine")), form: { collection: "posts", slug: "new-post" }, path };
  await gitHub.save(entry);
  repository.change("main", { [path]: pageTitled("Theirs") }, OTHER, DAY);
  await gitHub.save({ ...entry, text: pageTitled("Mine again") });
  expect(await gitHub.publishedMeanwhile(entry.form, path)).toMatchObject({ stored: { text: pageTitled("Theirs") } });
});

it.each<[string, string | undefined]>([
  ["another version", pageTitled("Two")],
  ["a deletion", undefined],
])("replaces %s after the person has agreed, and keeps what was published in other files", async (_, text) => {
  await gitHub.save(draftOf(pageTitled("Draft")));
  publish(text);
  publishOther("content/facts.yml");
  await gitHub.save(SECOND);
  await gitHub.publish(form, PATH, await gitHub.publishedMeanwhile(form, PATH));
  expect(repository.textAt("main", PATH)).toBe(pageTitled("Second draft"));
  expect(repository.textAt("main", "content/facts.yml")).toBe("other\n");
  expect(repository.history("main").map(({ by }) => by)).toContain(OTHER);
});

it.each<[string, string | undefined]>([
  ["another version", pageTitled("Three")],
  ["a deletion", undefined],
])("does not replace %s that was published after the person agreed to replace the version before it", async (_, text) => {
  await gitHub.save(draftOf(pageTitled("Draft")));
  publish(pageTitled("Two"));
  const newer = await gitHub.publishedMeanwhile(form, PATH);
  publish(text);
  await expect(gitHub.publish(form, PATH, newer)).rejects.toThrow(/changed at the same moment/);
  expect(repository.textAt("main", PATH)).toBe(text);
});

const [LOT, LOT_2] = ["content/images/lot.jpg", "content/images/lot-2.jpg"];
const THEIRS = Buffer.from("Their picture");
const publishTheirs = (): void => repository.change("main", { [LOT]: THEIRS }, OTHER, DAY);
/** Returns a draft that shows a new picture. */
const withPicture = (path: string) => ({
  ...draftOf(`${pageTitled("Draft")}![](${path.replace("content", "")})\n`),
  pictures: { [path]: new Blob([BYTES]) },
});

describe("a new picture", () => {
  /** What happened between the choice of the picture and the save. */
  const CASES: readonly (readonly [string, () => unknown])[] = [
    ["another person published one of the same name", publishTheirs],
    [
      "another person published one of the same name after the draft was started",
      async () => {
        await gitHub.save(draftOf(pageTitled("Draft")));
        publishTheirs();
      },
    ],
    [
      "another person published one of the same name before the draft was last saved",
      async () => {
        await gitHub.save(draftOf(pageTitled("Draft")));
        publishTheirs();
        await gitHub.save(SECOND);
      },
    ],
    [
      "another person published one of the same name and another version of the entry",
      async () => {
        await gitHub.save(draftOf(pageTitled("Draft")));
        publish(pageTitled("Two"));
        publishTheirs();
      },
    ],
    [
      "another person replaced it after its publication",
      async () => {
        await gitHub.save(withPicture(LOT));
        await gitHub.publish(form, PATH);
        publishTheirs();
      },
    ],
    [
      "another person replaced it after its publication, while another draft was open",
      async () => {
        await gitHub.save(withPicture(LOT));
        await gitHub.publish(form, PATH);
        await gitHub.save({ ...withPicture(LOT), text: `${withPicture(LOT).text}Another draft.\n` });
        publishTheirs();
      },
    ],
  ];

  it.each(CASES)("is not saved if %s", async (_, happen) => {
    await happen();
    const before = repository.branches.get(BRANCH);
    await expect(gitHub.save(withPicture(LOT))).rejects.toThrow(/Not saved: another lot\.jpg was published.*Choose your picture again/);
    expect(repository.branches.get(BRANCH)).toBe(before);
    expect(repository.pulls.filter(({ state }) => state === "open")).toHaveLength(before === undefined ? 0 : 1);
    expect(repository.bytesAt("main", LOT)).toEqual(THEIRS);
  });

  it.each(CASES)("is saved under another name if %s", async (_, happen) => {
    await happen();
    // Decap also passes the first picture.
    await gitHub.save({ ...withPicture(LOT_2), pictures: { ...withPicture(LOT).pictures, ...withPicture(LOT_2).pictures } });
    await gitHub.publish(form, PATH, await gitHub.publishedMeanwhile(form, PATH));
    expect([repository.bytesAt("main", LOT), repository.bytesAt("main", LOT_2)]).toEqual([THEIRS, BYTES]);
  });

  it("is saved if a published picture of the same name has the same bytes", async () => {
    repository.change("main", { [LOT]: BYTES }, OTHER, DAY);
    await gitHub.save(withPicture(LOT));
    await gitHub.publish(form, PATH);
    expect(repository.textAt("main", PATH)).toContain("/images/lot.jpg");
  });

  it("is not saved if the text does not show it", async () => {
    await gitHub.save({ ...withPicture(LOT), text: pageTitled("Draft") });
    expect(repository.bytesAt(BRANCH, LOT)).toBeUndefined();
    expect(repository.textAt(BRANCH, PATH)).toBe(pageTitled("Draft"));
  });
});

describe("a draft with a picture of the same name as a picture that was published in the meantime", () => {
  it.each([
    [0, "without"],
    [1, "without"],
    [2, "without"],
    [1, "with"],
    [2, "with"],
  ])("is not published after %d more saves %s the picture", async (saves, sent) => {
    await gitHub.save(withPicture(LOT));
    publishTheirs();
    for (let save = 0; save < saves; save++) await gitHub.save(sent === "with" ? withPicture(LOT) : { ...withPicture(LOT), pictures: {} });
    await expect(gitHub.publish(form, PATH)).rejects.toThrow(/another lot\.jpg was published.*choose your picture again/);
    expect(repository.bytesAt("main", LOT)).toEqual(THEIRS);
    expect(repository.textAt("main", PATH)).toBe(OPENED);
    expect(repository.bytesAt(BRANCH, LOT)).toEqual(BYTES);
  });

  it("is published once the picture has another name", async () => {
    await gitHub.save(withPicture(LOT));
    publishTheirs();
    await gitHub.save(withPicture(LOT_2));
    await gitHub.publish(form, PATH);
    expect([repository.bytesAt("main", LOT), repository.bytesAt("main", LOT_2)]).toEqual([THEIRS, BYTES]);
  });

  it("is published if both pictures are the same", async () => {
    await gitHub.save(withPicture(LOT));
    repository.change("main", { [LOT]: BYTES }, OTHER, DAY);
    await gitHub.save({ ...withPicture(LOT), pictures: {} });
    await gitHub.publish(form, PATH);
    expect(repository.textAt("main", PATH)).toContain("/images/lot.jpg");
  });
});

/** Publishes a change at the moment when the editor asks GitHub to merge a draft for the first time. */
const duringMerge = (change: () => void): void => {
  let isFirst = true;
  intercept = (method, path) => {
    if (isFirst && method === "PUT" && path.endsWith("/merge")) {
      isFirst = false;
      change();
    }
    return undefined;
  };
};

it("merges a draft again if another entry was published during the merge", async () => {
  await gitHub.save(draftOf(pageTitled("Draft")));
  duringMerge(() => publishOther("content/facts.yml"));
  await gitHub.publish(form, PATH);
  expect(repository.textAt("main", PATH)).toBe(pageTitled("Draft"));
  expect(repository.textAt("main", "content/facts.yml")).toBe("other\n");
});

it("does not merge a draft if another version of its entry was published during the merge", async () => {
  await gitHub.save(draftOf(pageTitled("Draft")));
  duringMerge(() => publish(pageTitled("Two")));
  await expect(gitHub.publish(form, PATH)).rejects.toThrow(/changed at the same moment/);
  expect(repository.textAt("main", PATH)).toBe(pageTitled("Two"));
});

it("reports checks that have not passed if a rule forbids the merge", async () => {
  await gitHub.save(draftOf(pageTitled("Draft")));
  intercept = (method, path) =>
    method === "PUT" && path.endsWith("/merge")
      ? Response.json({ message: "At least 1 approving review is required by reviewers with write access." }, { status: 405 })
      : undefined;
  await expect(gitHub.publish(form, PATH)).rejects.toThrow(/checks are still running or have failed/);
});

it("keeps a rename that somebody made in a draft's branch", async () => {
  await gitHub.save(draftOf(`${pageTitled("Draft")}![](/images/b.jpg)\n`));
  repository.change(BRANCH, { [PICTURE]: undefined, "content/images/b.jpg": BYTES }, OTHER, DAY);
  publishOther("content/facts.yml");
  await gitHub.save(draftOf(`${pageTitled("Second draft")}![](/images/b.jpg)\n`));
  await gitHub.publish(form, PATH);
  expect(repository.bytesAt("main", "content/images/b.jpg")).toEqual(BYTES);
  expect(repository.bytesAt("main", PICTURE)).toBeUndefined();
});

const changeAll = () => gitHub.change({ [PATH]: null, [PICTURE]: null, "content/facts.yml": "a: 2\n" }, "Delete");

it("changes several files in one commit", async () => {
  const before = repository.history("main").length;
  await changeAll();
  expect(repository.history("main").length).toBe(before + 1);
  expect([...(repository.at("main")?.tree.keys() ?? [])]).toEqual(["content/facts.yml"]);
});

it.each<[string, string, string | undefined]>([
  ["was changed", PATH, pageTitled("Theirs")],
  ["was deleted", PATH, undefined],
  ["was added", "content/redirects.yml", "theirs"],
])("changes no file if a file that the change is based on %s in the meantime", async (_, path, text) => {
  const basis = { [PATH]: gitHash(OPENED), "content/redirects.yml": undefined };
  repository.change("main", { [path]: text }, OTHER, DAY);
  const changes = { [PICTURE]: null, [PATH]: pageTitled("Mine"), "content/redirects.yml": "mine" };
  await expect(gitHub.change(changes, "Delete", basis)).rejects.toThrow(/changed at the same moment/);
  expect(repository.textAt("main", path)).toBe(text);
  expect(repository.bytesAt("main", PICTURE)).toEqual(BYTES);
});

it("makes a change if only files that it is not based on were changed in the meantime", async () => {
  repository.change("main", { "content/facts.yml": "a: 3\n" }, OTHER, DAY);
  await gitHub.change({ [PATH]: pageTitled("Mine") }, "Delete", { [PATH]: gitHash(OPENED) });
  expect(repository.textAt("main", PATH)).toBe(pageTitled("Mine"));
});

it("undoes a change of several files byte for byte", async () => {
  const undo = await changeAll();
  await undo();
  expect(repository.bytesAt("main", PICTURE)).toEqual(BYTES);
  expect(repository.textAt("main", PATH)).toBe(OPENED);
  expect(repository.textAt("main", "content/facts.yml")).toBe("a: 1\n");
});

it("does not undo a change to a file that was changed again", async () => {
  const undo = await gitHub.change({ [PATH]: null }, "Delete");
  publish(pageTitled("Theirs"));
  await expect(undo()).rejects.toThrow(/changed again in the meantime/);
  expect(repository.textAt("main", PATH)).toBe(pageTitled("Theirs"));
});

it.each<[string, () => Promise<() => Promise<unknown>>]>([
  ["publish a draft", () => gitHub.save(draftOf(pageTitled("Draft"))).then(() => () => gitHub.publish(form, PATH))],
  ["make a change", () => Promise.resolve(() => gitHub.change({ [PATH]: null }, "Delete", { [PATH]: gitHash(OPENED) }))],
  ["undo a change", () => gitHub.change({ [PATH]: null }, "Delete")],
])("tries only once to %s if the file was changed in the meantime", async (_, prepare) => {
  const act = await prepare();
  publish(pageTitled("Theirs"));
  let attempts = 0;
  intercept = (_method, path) => {
    if (path.endsWith("heads/main")) attempts++;
    return undefined;
  };
  await expect(act()).rejects.toThrow(/changed (?:again|at the same moment)/);
  expect(attempts).toBe(1);
});

it("commits again on top of a commit that somebody else pushed in the meantime", async () => {
  let isFirst = true;
  intercept = (method) => {
    if (method === "PATCH" && isFirst) repository.change("main", { "content/facts.yml": "a: 3\n" }, OTHER, DAY);
    if (method === "PATCH") isFirst = false;
    return undefined;
  };
  await gitHub.change({ [PICTURE]: null }, "Delete");
  expect(repository.textAt("main", "content/facts.yml")).toBe("a: 3\n");
  expect(repository.bytesAt("main", PICTURE)).toBeUndefined();
});

it("keeps a draft on top of the published site, with only its own changes", async () => {
  await gitHub.save(withPicture(LOT));
  repository.change("main", { "content/facts.yml": "a: 4\n" }, OTHER, DAY);
  await gitHub.save(draftOf(pageTitled("Second draft")));
  const [draft, main] = [repository.at(BRANCH)?.tree, repository.at("main")?.tree];
  // The picture is not in the draft, because the second text does not show it.
  expect([...(draft ?? [])].filter(([path, sha]) => main?.get(path) !== sha).map(([path]) => path)).toEqual([PATH]);
  expect(repository.pulls).toMatchObject([{ branch: BRANCH, labels: ["decap-cms/draft"], state: "open" }]);
  await gitHub.publish(form, PATH);
  expect(repository.textAt("main", PATH)).toBe(pageTitled("Second draft"));
  expect(repository.textAt("main", "content/facts.yml")).toBe("a: 4\n");
  expect(repository.branches.has(BRANCH)).toBe(false);
});

type Answer = (signal: AbortSignal) => Response | Promise<never>;

/** Does not answer. Rejects when the editor aborts the request, as `fetch` does. */
const never: Answer = (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));

/** Error responses of GitHub, and the message that the editor shows for each. */
const ERROR_RESPONSES: readonly (readonly [string, Answer, RegExp])[] = [
  [401, /sign-in has expired.*Nothing is lost/],
  [403, /may not write.*Nothing is lost/],
  [429, /too many requests.*Nothing is lost.*Wait ten minutes/],
  [404, /cannot find.*Nothing is lost/],
  [409, /changed at the same moment.*Nothing is lost/],
  [422, /did not accept.*Nothing is lost/],
  [500, /GitHub has a problem.*Nothing is lost/],
  [503, /GitHub has a problem.*Nothing is lost/],
].map(([status, words]) => [String(status), () => Response.json({ message: "No" }, { status: Number(status) }), words as RegExp]);

const FAULTS: typeof ERROR_RESPONSES = [
  ...ERROR_RESPONSES,
  ["a page that is no JSON", () => new Response("<!doctype html>"), /no answer.*Nothing is lost/],
  ["a lost connection", () => Promise.reject(new TypeError("Failed to fetch")), /no answer.*Nothing is lost/],
  ["no answer at all", never, /no answer.*Nothing is lost/],
];

/** Functions that prepare an action and return it, by the action's name. */
const ACTIONS: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  "opening an entry": () => Promise.resolve(() => gitHub.read(PATH)),
  "opening a draft": async () => {
    await gitHub.save(draftOf(pageTitled("Two")));
    return () => gitHub.readDraft(form, PATH);
  },
  "the conflict check": async () => {
    await gitHub.save(draftOf(pageTitled("Two")));
    return async () => gitHub.originOf(form, PATH, await gitHub.version(form, PATH));
  },
  "the conflict check before publishing": async () => {
    await gitHub.save(draftOf(pageTitled("Two")));
    publish(pageTitled("Theirs"));
    return () => gitHub.publishedMeanwhile(form, PATH);
  },
  "saving a draft": () => Promise.resolve(() => gitHub.save(draftOf(pageTitled("Two")))),
  "saving a draft with a picture": () => Promise.resolve(() => gitHub.save(withPicture(LOT))),
  "saving a draft again": async () => {
    await gitHub.save(draftOf(pageTitled("Two")));
    return () => gitHub.save(draftOf(pageTitled("Three")));
  },
  "publishing a draft": async () => {
    await gitHub.save(draftOf(pageTitled("Two")));
    return () => gitHub.publish(form, PATH);
  },
  "publishing a draft that is behind": async () => {
    await gitHub.save(draftOf(pageTitled("Two")));
    repository.change("main", { "content/facts.yml": "a: 5\n" }, OTHER, DAY);
    return () => gitHub.publish(form, PATH);
  },
  "a deletion": () => Promise.resolve(() => gitHub.change({ [PATH]: null, "content/facts.yml": "a: 2\n" }, "Delete")),
  "undoing a deletion": () => gitHub.change({ [PATH]: null, "content/facts.yml": "a: 2\n" }, "Delete"),
  "an upload": () => Promise.resolve(() => gitHub.change({ "content/images/new.jpg": new Blob([BYTES]) }, "Upload")),
};

it.each(Object.keys(ACTIONS).flatMap((action) => FAULTS.map(([name, answer, words]) => ({ action, name, answer, words }))))(
  "$name at any request of $action leaves no partial change, and tells the editor what to do",
  async ({ action, answer, words }) => {
    const run = (await ACTIONS[action]?.()) ?? (() => Promise.resolve());
    jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("signal timed out", "TimeoutError")), 5);
      return controller.signal;
    });
    const openPulls = () => repository.pulls.filter(({ state }) => state === "open");
    const start = { main: repository.branches.get("main"), text: repository.textAt(BRANCH, PATH), pulls: openPulls() };
    let errorInLastRound: unknown;
    // In each round, one more request succeeds before all fail. In the last round, none fails.
    for (let firstFailing = 0; ; firstFailing++) {
      const requests: string[] = [];
      const hasFailed = (): boolean => requests.length > firstFailing;
      intercept = (method, path, signal) => {
        // A request that cleans up after the failure succeeds.
        const isCleanUp = hasFailed() && method === "DELETE";
        requests.push(`${method} ${path}`);
        return !hasFailed() || isCleanUp ? undefined : answer(signal);
      };
      const error: unknown = await run().then(
        () => undefined,
        (found: unknown) => found,
      );
      intercept = () => undefined;
      errorInLastRound = error;
      // Publishing deletes the draft's branch last. If only this fails, the change is public, so there is no error to show.
      const onlyCleanUpFailed = error === undefined && requests[firstFailing]?.startsWith("DELETE git/refs") === true;
      if (!hasFailed() || onlyCleanUpFailed) break;
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).toMatch(words);
      expect(repository.branches.get("main")).toBe(start.main);
      // Compare the draft's text, not its commit: publishing may have brought the draft up to date before the failure.
      expect(repository.textAt(BRANCH, PATH)).toBe(start.text);
      expect(openPulls()).toEqual(start.pulls);
    }
    expect(errorInLastRound).toBeUndefined();
  },
);

const CHANGES = Object.keys(ACTIONS).filter((action) => /saving|publishing a|deletion|upload/.test(action));

it.each(CHANGES)("%s can be repeated after the answer to any of its requests was lost", async (action) => {
  const prepare = async () => (await ACTIONS[action]?.()) ?? (() => Promise.resolve());
  const state = () => ({
    main: [...(repository.at("main")?.tree ?? [])].sort(),
    draft: repository.textAt(BRANCH, PATH),
    pulls: repository.pulls.filter(({ state: one }) => one === "open").map(({ labels }) => labels),
  });
  const undisturbed = await prepare();
  let count = 0;
  answered = () => {
    count++;
  };
  await undisturbed();
  const expected = state();
  for (let lost = 1; lost <= count; lost++) {
    reset();
    const run = await prepare();
    let at = 0;
    answered = () => {
      if (++at === lost) throw new TypeError("Failed to fetch");
    };
    const isDone = await run().then(
      () => true,
      () => false,
    );
    answered = () => undefined;
    if (!isDone) await run();
    expect(state()).toEqual(expected);
  }
});
