/** The owner's calls: who may make them, and what they do. */
import { startGitHub, type GitHubStandIn } from "../../scripts/lib/stand-ins/github";
import { Browser } from "./browser";
import { PICTURES, postQuote, QUOTE } from "./forms";
import { CRACKS, SECRETS, startSite, type Site } from "./site";

let github: GitHubStandIn;
let site: Site;
let owner: Browser;

beforeAll(async () => {
  github = await startGitHub({ login: "owner-person", writes: [] }, SECRETS.GITHUB_CLIENT_SECRET);
  site = await startSite({ bindings: { GITHUB_URL: github.url, GITHUB_API_URL: github.url, MAIL_KEY: "" } });
  owner = new Browser(site);
  await owner.signIn();
});
beforeEach(async () => {
  await site.rows("DELETE FROM photos");
  await site.rows("DELETE FROM requests");
  for (const name of await site.files()) await site.removeFile(name);
});
afterAll(async () => {
  await site.dispose();
  await github.close();
});

interface Listed {
  readonly requests: readonly { readonly id: string; readonly name: string; readonly photos: readonly { readonly name: string }[] }[];
  readonly next: string | null;
}

const list = async (query = ""): Promise<Listed> => (await (await owner.ask(`/api/requests${query}`)).json()) as Listed;
const names = async (query = "") => (await list(query)).requests.map(({ name }) => name);
const add = async (fields: Readonly<Record<string, string>>, receivedAt: number, files: Parameters<typeof postQuote>[2] = []) => {
  await postQuote(site, fields, files);
  await site.rows("UPDATE requests SET received_at = ?1 WHERE name = ?2", receivedAt, fields.name ?? QUOTE.name);
};

const CALLS = [
  ["GET", "/api/requests"],
  ["GET", "/api/requests/export"],
  ["GET", `/api/photos/${"0".repeat(64)}`],
  ["PATCH", "/api/requests/00000000-0000-0000-0000-000000000000"],
  ["DELETE", "/api/requests/00000000-0000-0000-0000-000000000000"],
  ["DELETE", "/api/requests/00000000-0000-0000-0000-000000000000/person"],
] as const;

describe.each(CALLS)("%s %s", (method, path) => {
  it("is for nobody who is not signed in", async () => {
    expect((await new Browser(site).ask(path, { method })).status).toBe(401);
  });
});

describe.each(CALLS.filter(([method]) => method !== "GET"))("%s %s", (method, path) => {
  const mark = async () => ((await (await owner.ask("/api/session")).json()) as { readonly mark: string }).mark;

  it.each([
    ["without its mark", () => Promise.resolve({ Origin: site.url.origin })],
    ["with a wrong mark", () => Promise.resolve({ Origin: site.url.origin, "X-Csrf-Mark": "guessed" })],
    ["from another site", async () => ({ Origin: "https://evil.example", "X-Csrf-Mark": await mark() })],
  ])("does nothing %s", async (_, headers) => {
    await add({ name: "Ana" }, 1);
    const answer = await owner.ask(path, { method, headers: await headers(), ...(method === "PATCH" && { body: '{"state":"done"}' }) });
    expect(answer.status).toBe(403);
    expect(await site.rows("SELECT state FROM requests")).toEqual([{ state: "new" }]);
  });
});

it("goes on after the same person has signed in once more, as in the editor", async () => {
  await add({ name: "Ana" }, 1);
  const { mark } = (await (await owner.ask("/api/session")).json()) as { readonly mark: string };
  await owner.signIn();
  const id = (await list()).requests[0]?.id ?? "";
  const headers = { Origin: site.url.origin, "X-Csrf-Mark": mark, "Content-Type": "application/json" };
  expect((await owner.ask(`/api/requests/${id}`, { method: "PATCH", headers, body: '{"state":"done"}' })).status).toBe(200);
});

describe("the list", () => {
  it("is newest first, a page at a time, each request once", async () => {
    const insert = `INSERT INTO requests (id, received_at, fingerprint, name, email, phone, service, message, email_key, phone_key)
      SELECT printf('00000000-0000-0000-0000-%012d', value), value / 2, value, 'n' || value, 'e', 'p', '', '', 'e', 'p' FROM generate_series(1, 120)`;
    const series = insert.replace(
      "generate_series(1, 120)",
      `json_each('[${Array.from({ length: 120 }, (_, index) => index + 1).join(",")}]')`,
    );
    await site.rows(series);
    const seen: string[] = [];
    let query = "";
    for (let page = 0; page < 3; page++) {
      const { requests, next } = await list(query);
      seen.push(...requests.map(({ name }) => name));
      query = `?before=${next}`;
      expect(next === null).toBe(page === 2);
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `n${120 - index}`));
  });

  it("finds words anywhere, all of them, and takes nothing for a pattern", async () => {
    await add({ name: "Ana", message: "100% cracked_lot" }, 1);
    await add({ name: "Ben", email: "ben@hoa.example", phone: "702 555 0111" }, 2);
    expect(await names("?q=cracked_lot")).toEqual(["Ana"]);
    expect(await names("?q=100%25")).toEqual(["Ana"]);
    expect(await names("?q=%25")).toEqual(["Ana"]);
    expect(await names("?q=_")).toEqual(["Ana"]);
    expect(await names("?q=BEN+hoa")).toEqual(["Ben"]);
    expect(await names("?q=7025550111")).toEqual(["Ben"]);
    expect(await names("?q=ana+hoa")).toEqual([]);
    expect(await names("?q=%27%20OR%201%3D1%20--")).toEqual([]);
  });

  it.each(["?state=deleted", "?before=x", `?q=${"x".repeat(201)}`])("does not take %s", async (query) => {
    expect((await owner.ask(`/api/requests${query}`)).status).toBe(400);
  });
});

describe("a request", () => {
  it("becomes answered and done, and carries a note", async () => {
    await add({ name: "Ana" }, 1);
    const id = (await list()).requests[0]?.id ?? "";
    expect((await owner.change("PATCH", `/api/requests/${id}`, { state: "answered", note: "<b>called</b>" })).status).toBe(200);
    expect(await names("?state=answered")).toEqual(["Ana"]);
    expect(await names("?state=new")).toEqual([]);
    expect(await site.rows("SELECT note FROM requests")).toEqual([{ note: "<b>called</b>" }]);
    await owner.change("PATCH", `/api/requests/${id}`, { state: "done" });
    expect(await site.rows("SELECT state, note FROM requests")).toEqual([{ state: "done", note: "<b>called</b>" }]);
  });

  it.each([[{}], [{ state: "gone" }], [{ name: "x" }], ["text"], [{ note: "x".repeat(4001) }]])(
    "does not take the change %j",
    async (change) => {
      await add({ name: "Ana" }, 1);
      const id = (await list()).requests[0]?.id ?? "";
      expect((await owner.change("PATCH", `/api/requests/${id}`, change)).status).toBe(400);
    },
  );

  it("is deleted with its photos, and no other is", async () => {
    await add({ name: "Ana" }, 1, [["a.jpg", PICTURES.jpeg]]);
    await add({ name: "Ben", email: "b@example.com", phone: "1" }, 2, [["b.png", PICTURES.png]]);
    const [ben, ana] = (await list()).requests;
    expect((await owner.change("DELETE", `/api/requests/${ana?.id}`)).status).toBe(200);
    expect(await names()).toEqual(["Ben"]);
    expect(await site.files()).toEqual(ben?.photos.map(({ name }) => name));
  });

  it("is deleted with all others of the same person, by address or number however they are written", async () => {
    await add({ name: "one", email: "Ana@Example.com", phone: "702-555-0188" }, 1, [["a.jpg", PICTURES.jpeg]]);
    await add({ name: "two", email: "ana@example.com", phone: "other" }, 2);
    await add({ name: "three", email: "third@example.com", phone: "+1 (702) 555 0188" }, 3);
    await add({ name: "four", email: "fourth@example.com", phone: "other" }, 4);
    const first = (await list()).requests.find(({ name }) => name === "one");
    await expect((await owner.change("DELETE", `/api/requests/${first?.id}/person`)).json()).resolves.toEqual({ removed: 3 });
    expect(await names()).toEqual(["four"]);
    expect(await site.files()).toEqual([]);
  });
});

describe("a photo", () => {
  it("is a download that no browser runs", async () => {
    await add({ name: "Ana" }, 1, [["../../evil.html", PICTURES.jpeg]]);
    const photo = (await list()).requests[0]?.photos[0]?.name ?? "";
    const answer = await owner.ask(`/api/photos/${photo}`);
    expect(
      Object.fromEntries(
        ["content-type", "x-content-type-options", "content-security-policy"].map((name) => [name, answer.headers.get(name)]),
      ),
    ).toEqual({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="photo-1-[0-9a-f]{8}\.jpg"$/);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PICTURES.jpeg);
  });

  it.each(["/api/photos/../requests", "/api/photos/%2e%2e%2frequests", `/api/photos/${"f".repeat(64)}`])(
    "is not found at %s",
    async (path) => {
      const answer = await new Browser(site).ask(path);
      expect([401, 404]).toContain(answer.status);
    },
  );
});

describe("the spreadsheet", () => {
  it("holds every request as text, and no formula", async () => {
    await add({ name: '=HYPERLINK("http://evil")', phone: "+1 702", message: 'say "hi"\nand, more' }, 0);
    const answer = await owner.ask("/api/requests/export");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="requests.csv"');
    const [head = "", row = ""] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()).split("\r\n");
    expect(head.codePointAt(0)).toBe(0xfeff);
    expect(row).toBe(
      `"1970-01-01 00:00","new","'=HYPERLINK(""http://evil"")","${QUOTE.email}","'+1 702","${CRACKS}","say ""hi""\nand, more",""`,
    );
  });
});
