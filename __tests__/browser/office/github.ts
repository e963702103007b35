/** Provides each test with the public site's editor, already signed in, and an in-memory GitHub repository with the content. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test as base, type Page, type Request } from "@playwright/test";
import { startEditor } from "../../../scripts/lib/editor";
import { filesBelow } from "../../../src/publish/page-files";
import { fakeGitHub } from "../../fixtures/github/fake-github";
import { Repository } from "../../fixtures/github/memory-repository";

/** The signed-in person. */
export const YOU = { name: "You Yourself", login: "you" };
/** Another person with access to the repository. */
export const OTHER = { name: "Alex Doe", login: "alex" };

export interface Office {
  /** URL of /admin. */
  readonly address: string;
  /** Repository of the fake GitHub. */
  readonly repository: Repository;
  /** Makes GitHub reject the token, or accept it again. */
  readonly refuseToken: (isRefused: boolean) => void;
  /** Does what a request asks, and returns the answer. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Lets the fake GitHub do what a request asks. */
const answerTo = (repository: Repository, request: Request): Promise<Response> =>
  Promise.resolve(fakeGitHub(repository, YOU).request(request.url(), { method: request.method(), body: request.postData() }));

/** Returns an in-memory repository with the files of a content folder. */
export const repositoryOf = async (root: string): Promise<Repository> => {
  const files = filesBelow(root);
  const contents = await Promise.all(files.map(async (file) => [`content/${file}`, await readFile(path.join(root, file))] as const));
  return new Repository("main", Object.fromEntries(contents), OTHER);
};

/**
 * Signs a page in to the editor with a token, and responds for GitHub.
 *
 * @param isRefused returns whether GitHub rejects the token
 */
export const signIn = async (page: Page, repository: Repository, token: string, isRefused = () => false): Promise<void> => {
  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const answer = isRefused() ? Response.json({ message: "Bad credentials" }, { status: 401 }) : await answerTo(repository, request);
    const headers = { ...Object.fromEntries(answer.headers), "Access-Control-Allow-Origin": "*" };
    await route.fulfill({ status: answer.status, headers, body: await answer.text() });
  });
  const user = { ...YOU, token, backendName: "site-github" };
  await page.addInitScript((stored) => localStorage.setItem("decap-cms-user", JSON.stringify(stored)), user);
};

/** The test function with the fixture. */
export const test = base.extend<{ office: Office }>({
  office: async ({ page }, provide) => {
    const { address, stop } = await startEditor({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: "https://login.example.com" });
    const repository = await repositoryOf("content");
    let isRefused = false;
    await signIn(page, repository, "token", () => isRefused);
    await provide({ address, repository, refuseToken: (is) => (isRefused = is), answer: (request) => answerTo(repository, request) });
    await stop();
  },
});

/** Opens the form of an entry in a collection. */
export const openOnGitHub = async (page: Page, { address }: Pick<Office, "address">, entry: string): Promise<void> => {
  await page.goto("about:blank");
  await page.goto(`${address}#/collections/${entry}`);
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
};
