/** The public site's editor, with an in-memory GitHub. */
import { rm } from "node:fs/promises";
import path from "node:path";
import type { BrowserContext, Request } from "@playwright/test";
import { startEditor } from "../../../scripts/lib/editor";
import { files } from "../../../src/content/schema";
import { fakeGitHub } from "../../fixtures/github/fake-github";
import { Repository } from "../../fixtures/github/memory-repository";
import { differing, fill, filesIn, siteContent, temporaryFolder, type Files } from "./folder";
import type { EditorServer, Fault } from "./modes";

/** The signed-in person. */
const YOU = { name: "You Yourself", login: "you" };
/** Another person with access to the repository. */
export const OTHER = { name: "Alex Doe", login: "alex" };
/** When the other person's changes are committed. */
export const DAY = "2026-11-20T15:00:00Z";

const API = "https://api.github.com";
const SIGN_IN = "https://login.example.com";
const SETTINGS = { CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: SIGN_IN };

/** Applies a request to a repository, and returns GitHub's response. */
const answerTo = (repository: Repository, request: Request): Promise<Response> =>
  Promise.resolve(fakeGitHub(repository, YOU).request(request.url(), { method: request.method(), body: request.postData() }));

/** How GitHub refuses a request, by the status of the answer. */
const REFUSALS = { 401: "Bad credentials", 500: "Server Error" } as const;

type Refusal = keyof typeof REFUSALS | "no answer" | undefined;

/**
 * Responds to requests to GitHub's API.
 *
 * @param refusalOf returns how GitHub refuses a request; undefined if GitHub answers the request
 */
export const respondForGitHub = (
  context: BrowserContext,
  repository: Repository,
  refusalOf: (request: Request) => Refusal = () => undefined,
): Promise<unknown> =>
  context.route(`${API}/**`, async (route) => {
    const request = route.request();
    const refusal = refusalOf(request);
    if (refusal === "no answer") return route.abort();
    const refused = refusal && Response.json({ message: REFUSALS[refusal] }, { status: refusal });
    const answer = refused ?? (await answerTo(repository, request));
    const headers = { ...Object.fromEntries(answer.headers), "Access-Control-Allow-Origin": "*" };
    return route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });

/** Signs all pages in to the editor with a token. */
export const signIn = (context: BrowserContext, token: string): Promise<unknown> => {
  const user = { ...YOU, token, backendName: "site-github" };
  return context.addInitScript((stored) => {
    // Frames of previews have no storage.
    if (location.pathname.startsWith("/admin")) localStorage.setItem("decap-cms-user", JSON.stringify(stored));
  }, user);
};

/** Page of the sign-in service, which passes a token to the editor (https://decapcms.org/docs/external-oauth-clients/). */
const SIGN_IN_PAGE = `<!doctype html><title>Sign in</title><script>
addEventListener("message", ({ origin }) => opener.postMessage('authorization:github:success:{"token":"token","provider":"github"}', origin));
opener.postMessage("authorizing:github", "*");
</script>`;

/** Returns the files of a commit or branch. */
const filesAt = (repository: Repository, place: string): Files =>
  new Map([...(repository.at(place)?.tree ?? [])].map(([file, sha]) => [file, repository.blobs.get(sha) ?? Buffer.of()]));

/** Returns a repository with the files of a folder. */
export const repositoryOf = async (root: string): Promise<Repository> => {
  const content = [...(await filesIn(root))].map(([file, bytes]) => [`content/${file}`, bytes] as const);
  return new Repository("main", Object.fromEntries(content), OTHER);
};

/** Returns the files on the main branch and in drafts that differ from those of a commit, sorted by path. */
const changesSince = (repository: Repository, commit: string): readonly string[] => {
  const before = filesAt(repository, commit);
  return [...new Set([...repository.branches.keys()].flatMap((branch) => differing(before, filesAt(repository, branch))))].sort();
};

/** Returns the site's content without `sample: true`. Only then does the editor link to the public pages. */
const publicContent = async (): Promise<Files> => {
  const content = await siteContent();
  const file = `content/${files.business.file}`;
  return new Map(content).set(file, Buffer.from(String(content.get(file)).replace(/^sample: true\n/m, "")));
};

/**
 * Starts the public site's editor. The editor's own data (site.json) is from the last deployment, which has the content of each test's first
 * commit.
 */
export const startOnGitHub = async (): Promise<EditorServer> => {
  const content = await publicContent();
  const [deployed, copy] = [await temporaryFolder(content), await temporaryFolder(new Map())];
  const { address, stop } = await startEditor(deployed, SETTINGS);
  const base = new Repository("main", Object.fromEntries(content), OTHER);
  return {
    origins: [API, SIGN_IN],
    start: async (context, isSignedIn) => {
      const repository = new Repository("main", {}, OTHER, base);
      const firstCommit = repository.at("main")?.sha ?? "";
      let fault: Fault | undefined;
      let isRefused = false;
      await respondForGitHub(context, repository, (request) => {
        if (isRefused) return 401;
        return fault === "offline" ? "no answer" : fault === "unreadable" && request.method() === "GET" ? 500 : undefined;
      });
      await context.route(`${SIGN_IN}/**`, (route) => route.fulfill({ contentType: "text/html", body: SIGN_IN_PAGE }));
      if (isSignedIn) await signIn(context, "token");
      const bytes = (file: string) => repository.bytesAt("main", file);
      const checkOut = async (place: string): Promise<string> => {
        await fill(copy, filesAt(repository, place));
        return path.join(copy, "content");
      };
      return {
        mode: "github",
        address,
        bytes: (file) => Promise.resolve(bytes(file)),
        read: (file) => Promise.resolve(String(bytes(file) ?? "")),
        write: (file, text) => {
          repository.change("main", { [file]: text }, OTHER, DAY);
          return Promise.resolve();
        },
        changes: () => Promise.resolve(changesSince(repository, firstCommit)),
        contentRoot: () => checkOut("main"),
        fail: (newFault) => {
          fault = newFault;
          return Promise.resolve();
        },
        gitHub: {
          repository,
          refuseToken: (isRefusedNow) => (isRefused = isRefusedNow),
          answer: (request) => answerTo(repository, request),
          checkOut,
        },
      };
    },
    stop: async () => {
      await stop();
      for (const folder of [deployed, copy]) await rm(folder, { recursive: true, force: true });
    },
  };
};
