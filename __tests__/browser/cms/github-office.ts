/** Gives each test the editor as the public site has it. */
import { readFile } from "node:fs/promises";
import { test as base } from "@playwright/test";
import { startEditor } from "../../../scripts/lib/editor";
import { filesBelow } from "../../../src/build/publish/files";
import { answer } from "../../fixtures/github/answers";
import { Repository } from "../../fixtures/github/repository";

const YOU = { name: "You Yourself", login: "you" };
/** Somebody else who edits. */
export const OTHER = { name: "Alex Doe", login: "alex" };

/** The public editor, and the repository that it writes to. */
export interface Office {
  readonly address: string;
  readonly repository: Repository;
}

/** Gives each test the editor of the public site, signed in: GitHub is a repository in memory with the content in it. */
export const test = base.extend<{ office: Office }>({
  office: async ({ page }, provide) => {
    const { address, stop } = await startEditor({ CMS_GITHUB_REPO: "owner/site", CMS_OAUTH_BASE_URL: "https://login.example.com" });
    const files = filesBelow("content").filter((file) => /\.(?:yml|md)$/.test(file));
    const texts = await Promise.all(files.map(async (file) => [`content/${file}`, await readFile(`content/${file}`, "utf8")] as const));
    const repository = new Repository("main", Object.fromEntries(texts), OTHER);
    await page.route("https://api.github.com/**", async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      const { status, body } = answer(repository, YOU, request.method(), pathname + search, request.postData());
      const isText = typeof body === "string";
      await route.fulfill({
        status,
        headers: { "Access-Control-Allow-Origin": "*", "Content-Type": isText ? "text/plain" : "application/json" },
        body: isText ? body : JSON.stringify(body),
      });
    });
    await page.addInitScript((user) => localStorage.setItem("decap-cms-user", JSON.stringify(user)), {
      ...YOU,
      token: "token",
      backendName: "github",
    });
    await provide({ address, repository });
    await stop();
  },
});
