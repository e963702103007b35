/** The owner's page over HTTP: list, search, changes, deletion, photos and CSV. */
import type { Database } from "../../../src/worker/env";
import { allRequests } from "../../../src/worker/find-requests";
import { LANGUAGES } from "../../../src/content/shared/languages";
import { post, formData, PICTURES, postQuote, QUOTE } from "../forms";
import { PAGE, startSiteWithOwner, type SiteWithOwner } from "../owner";
import { CRACKS } from "../worker-site";

let site: SiteWithOwner["site"];
let owner: SiteWithOwner["owner"];

beforeAll(async () => {
  ({ site, owner } = await startSiteWithOwner({ bindings: { MAIL_KEY: "" } }));
});
beforeEach(() => site.empty());

const add = async (fields: Readonly<Record<string, string>>, receivedAt: number, files: Parameters<typeof postQuote>[2] = []) => {
  await postQuote(site, fields, files);
  await site.rows("UPDATE requests SET received_at = ?1 WHERE name = ?2", receivedAt, fields.name ?? QUOTE.name);
};
const idOf = async (name: string): Promise<string> => String((await site.rows("SELECT id FROM requests WHERE name = ?1", name))[0]?.id);
const states = () => site.rows("SELECT state, note FROM requests");

/** Inserts `count` requests, named n1, n2 and so on. Two at a time have the same time. */
const addMany = (count: number) =>
  site.rows(
    `INSERT INTO requests (id, received_at, fingerprint, name, email, phone, service, message, email_key, phone_key)
     SELECT printf('00000000-0000-0000-0000-%012d', value), value / 2, value, 'n' || value, 'e', 'p', '', '', 'e', 'p'
     FROM json_each('[${Array.from({ length: count }, (_, index) => index + 1).join(",")}]')`,
  );

describe("the list", () => {
  it("shows each of 1,000 requests once, newest first", async () => {
    await addMany(1000);
    const seen: string[] = [];
    let path: string | undefined = PAGE;
    while (path !== undefined) {
      const $ = await owner.read(path);
      for (const heading of $("article h2")) seen.push($(heading).text());
      path = $("a:contains('Show older')").attr("href");
    }
    expect(seen).toEqual(Array.from({ length: 1000 }, (_, index) => `n${1000 - index}`));
  });

  it.each([
    ["a word of the message", "cracked_lot", ["Ana"]],
    ["a word that ends in %", "100%", ["Ana"]],
    ["only %, which is no wildcard", "%", ["Ana"]],
    ["only _, which is no wildcard", "_", ["Ana"]],
    ["several words in any case", "BEN hoa", ["Ben"]],
    ["a phone number as digits", "7025550111", ["Ben"]],
    ["a phone number with hyphens", "702-555-0111", ["Ben"]],
    ["a phone number with the country code", "+1 (702) 555 0111", ["Ben"]],
    ["a long word", "x".repeat(3000), []],
    ["words of different requests", "ana hoa", []],
    ["SQL", "' OR 1=1 --", []],
  ])("can be searched for %s", async (_, query, names) => {
    await add({ name: "Ana", message: "100% cracked_lot" }, 1);
    await add({ name: "Ben", email: "ben@hoa.example", phone: "702 555 0111" }, 2);
    expect(await owner.names(`?${new URLSearchParams({ q: query })}`)).toEqual(names);
  });

  it.each(["?state=deleted", "?before=x"])("rejects the query %s", async (query) => {
    expect((await owner.ask(PAGE + query)).status).toBe(400);
  });
});

describe("the warning about emails that were not sent", () => {
  const TWO_HOURS_MS = 7_200_000;

  /** Adds requests in every state of the email. Only the emails about Rejected, Late and Unsure count as not sent. */
  const addInEachState = async () => {
    const now = Date.now();
    await add({ name: "Rejected", message: "done" }, now - 3);
    await add({ name: "Pending" }, now - 2);
    await add({ name: "Failed once" }, now - 1);
    await add({ name: "Late" }, now - TWO_HOURS_MS);
    await add({ name: "Unsure" }, now - TWO_HOURS_MS - 1);
    await add({ name: "Sent late" }, now - TWO_HOURS_MS - 2);
    const setProblem = "UPDATE requests SET tell_problem = ?1, tell_attempts = 1 WHERE name = ?2";
    await site.rows(setProblem, "The mail provider rejected the email (status 422).", "Rejected");
    await site.rows(setProblem, "The mail provider answered 500.", "Failed once");
    await site.rows("UPDATE requests SET state = 'done' WHERE name = 'Rejected'");
    await site.rows("UPDATE requests SET unsure_at = 1 WHERE name = 'Unsure'");
    await site.rows("UPDATE requests SET told_at = 1 WHERE name = 'Sent late'");
  };
  const warningOn = async (query: string) => (await owner.read(PAGE + query))("main > .warning");
  const SHOWN = ["Rejected", "Late", "Unsure"];

  it.each(["", "?state=new", "?state=done", "?q=nothing", "?before=1~x", "?state=unsent"])(
    "counts the requests and links to them on the list with the query %j",
    async (query) => {
      await addInEachState();
      const warning = await warningOn(query);
      expect(warning.text()).toContain("about 3 requests have not been sent.");
      expect(await owner.names((warning.find("a").attr("href") ?? "").slice(PAGE.length))).toEqual(SHOWN);
    },
  );

  it("is explained by each request that it links to", async () => {
    await addInEachState();
    expect(await owner.texts(`${PAGE}?state=unsent`, ".request .warning")).toHaveLength(SHOWN.length);
  });

  it("has a filter, which can be searched", async () => {
    await addInEachState();
    expect(await owner.texts(`${PAGE}?state=unsent`, ".tools [aria-current]")).toEqual(["Not emailed"]);
    expect(await owner.names("?state=unsent&q=done")).toEqual(["Rejected"]);
  });

  it.each([
    ["pending", 1, "NULL"],
    ["sent", TWO_HOURS_MS, "1"],
  ])("is missing if all emails are %s", async (_, age, toldAt) => {
    await add({ name: "Ana" }, Date.now() - age);
    await site.rows(`UPDATE requests SET told_at = ${toldAt}`);
    expect((await warningOn("")).text()).toBe("");
    expect(await owner.texts(PAGE, ".tools a:contains('Not emailed')")).toEqual([]);
  });
});

describe("a request", () => {
  it("is changed with a redirect back to the filtered list", async () => {
    await add({ name: "Ana" }, 1);
    const from = `${site.url.origin}${PAGE}?state=new`;
    const answer = await owner.send(`${PAGE}/${await idOf("Ana")}`, { state: "answered" }, { Referer: from });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, expect.stringContaining(`${PAGE}?state=new#`)]);
  });

  it("keeps its state when the note changes", async () => {
    await add({ name: "Ana" }, 1);
    const path = `${PAGE}/${await idOf("Ana")}`;
    await owner.send(path, { state: "answered" });
    expect((await owner.send(path, { note: "called" })).status).toBe(303);
    expect(await states()).toEqual([{ state: "answered", note: "called" }]);
  });

  it("keeps its note when the state changes", async () => {
    await add({ name: "Ana" }, 1);
    const path = `${PAGE}/${await idOf("Ana")}`;
    await owner.send(path, { note: "called" });
    await owner.send(path, { state: "done" });
    expect(await states()).toEqual([{ state: "done", note: "called" }]);
  });

  it("shows its note as plain text", async () => {
    await add({ name: "Ana" }, 1);
    const path = `${PAGE}/${await idOf("Ana")}`;
    await owner.send(path, { note: "<b>called</b>\r\ntwice" });
    expect(await states()).toEqual([{ state: "new", note: "<b>called</b>\ntwice" }]);
    const $ = await owner.read(path);
    expect($("textarea").val()).toBe("<b>called</b>\ntwice");
  });

  it.each<Readonly<Record<string, string>>>([{ state: "gone" }, { name: "x" }, { note: "x".repeat(4001) }, { mail: "now" }])(
    "stays unchanged after the invalid change %j",
    async (change) => {
      await add({ name: "Ana" }, 1);
      expect((await owner.send(`${PAGE}/${await idOf("Ana")}`, change)).status).toBe(400);
      expect(await states()).toEqual([{ state: "new", note: "" }]);
    },
  );

  /** Sends a Spanish form with a photo. Returns the request's id. */
  const sendSpanish = async (): Promise<string> => {
    const page = { headers: { Referer: `${site.url.origin}/es/contact?x=1` } };
    await post(site, formData({ ...QUOTE, name: "Ana" }, [["a.jpg", PICTURES.jpeg]]), page);
    return idOf("Ana");
  };

  it("shows its service, language, source and photos on the owner's page", async () => {
    const $ = await owner.read(`${PAGE}/${await sendSpanish()}`);
    expect($(".when").text()).toMatch(new RegExp(` · ${CRACKS} · reply in ${LANGUAGES.es.name} · from /es/contact$`));
    expect($(".photos a").attr("href")).toMatch(/^\/admin\/requests\/photos\/[0-9a-f]{64}$/);
  });

  it("has its service, source and photos in the CSV", async () => {
    const id = await sendSpanish();
    const sheet = await (await owner.ask(`${PAGE}/export.csv`)).text();
    expect(sheet).toContain(`"${CRACKS}","${site.url.origin}/es/contact","1, at ${site.url.origin}${PAGE}/${id}"`);
  });

  it("is deleted with its photos, without affecting other requests", async () => {
    await add({ name: "Ana" }, 1, [["a.jpg", PICTURES.jpeg]]);
    await add({ name: "Ben", email: "b@example.com", phone: "1" }, 2, [["b.png", PICTURES.png]]);
    const path = `${PAGE}/${await idOf("Ana")}/delete`;
    expect(await owner.texts(path, "button")).toEqual(["Delete this request with 1 photo"]);
    const answer = await owner.send(path, { which: "request" });
    expect(await answer.text()).toContain("Deleted 1 request with 1 photo from Ana.");
    expect(await owner.names()).toEqual(["Ben"]);
    expect(await site.photoNames()).toEqual((await site.rows("SELECT name FROM photos")).map(({ name }) => name));
    const again = await owner.send(path, { which: "request" });
    expect([again.status, await again.text()]).toEqual([404, expect.stringContaining("no longer exists")]);
  });

  it.each([
    [0, false],
    [999, false],
    [1000, true],
    [2500, true],
  ])("is deleted while %i files of earlier requests wait for their deletion, with a warning: %j", async (waiting, isWarned) => {
    await add({ name: "Ana" }, 1, [["a.jpg", PICTURES.jpeg]]);
    const numbers = Array.from({ length: waiting }, (_, index) => index).join(",");
    await site.rows(`INSERT INTO files_to_delete SELECT printf('%04d', value) FROM json_each('[${numbers}]')`);
    const answer = await owner.send(`${PAGE}/${await idOf("Ana")}/delete`, { which: "request" });
    const text = await answer.text();
    expect(text).toContain("Deleted 1 request with 1 photo from Ana.");
    expect(text.includes("Some photo files could not be deleted yet.")).toBe(isWarned);
    expect(await site.rows("SELECT COUNT(*) AS left FROM files_to_delete")).toEqual([{ left: Math.max(0, waiting + 1 - 1000) }]);
    await site.rows("DELETE FROM files_to_delete");
  });

  it("can be deleted with all requests from the same email address and phone number, in any format", async () => {
    await add({ name: "one", email: "Ana@Example.com", phone: "702-555-0188" }, 1, [["a.jpg", PICTURES.jpeg]]);
    await add({ name: "two", email: "ana@example.com", phone: "+1 (702) 555 0188" }, 2);
    await add({ name: "three", email: "third@example.com", phone: "other" }, 3);
    const path = `${PAGE}/${await idOf("one")}/delete`;
    expect((await owner.texts(path, "button"))[1]).toBe("Delete all 2 requests with 1 photo from Ana@Example.com and 702-555-0188");
    expect((await owner.texts(path, "li")).map((text) => text.split(",")[0])).toEqual(["two", "one"]);
    const answer = await (await owner.send(path, { which: "person" })).text();
    expect(answer).toContain("Deleted 2 requests with 1 photo from Ana@Example.com and 702-555-0188.");
    expect(await owner.names()).toEqual(["three"]);
    expect(await site.photoNames()).toEqual([]);
  });

  it("can be deleted with the person's requests that were sent with an extension", async () => {
    await add({ name: "one", phone: "(702) 555-0142" }, 1);
    await add({ name: "two", phone: "702-555-0142 x5" }, 2);
    await add({ name: "three", phone: "+1 702 555 0142, ext. 12" }, 3);
    await add({ name: "other", phone: "702-555-0143 x5" }, 4);
    await owner.send(`${PAGE}/${await idOf("two")}/delete`, { which: "person" });
    expect(await owner.names()).toEqual(["other"]);
  });

  it.each([
    ["phone number", { phone: "000-000-0000" }],
    ["phone number", { phone: "123-456-7890" }],
    ["phone number", { phone: "none" }],
    ["email address", { email: "none@none.com" }],
  ])("is not deleted with a request that has only the same %s: %j", async (_, same) => {
    await add({ name: "one", email: "one@example.com", phone: "702-555-0101", ...same }, 1);
    await add({ name: "two", email: "two@example.com", phone: "702-555-0102", ...same }, 2);
    const path = `${PAGE}/${await idOf("one")}/delete`;
    expect(await owner.texts(path, "button")).toEqual(["Delete this request with 0 photos"]);
    await owner.send(path, { which: "person" });
    expect(await owner.names()).toEqual(["two"]);
  });
});

it("links to call and text the visitor's number without its extension", async () => {
  await add({ name: "Ana", phone: "(702) 555-0142 ext. 5" }, 1);
  const $ = await owner.read(PAGE);
  expect($("a[href^='tel:']").attr("href")).toBe("tel:+17025550142");
  expect($("a[href^='tel:']").text()).toBe("(702) 555-0142 ext. 5");
  expect($("a[href^='sms:']").attr("href")).toMatch(/^sms:\+17025550142\?&body=/);
});

it("sends a photo as a download, so that browsers do not execute it", async () => {
  await add({ name: "Ana" }, 1, [["../../evil.html", PICTURES.jpeg]]);
  const photo = String((await site.rows("SELECT name FROM photos"))[0]?.name);
  const answer = await owner.ask(`${PAGE}/photos/${photo}`);
  expect(answer.headers.get("content-type")).toBe("image/jpeg");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'; sandbox");
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="photo-1-[0-9a-f]{8}\.jpg"$/);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PICTURES.jpeg);
});

it.each([
  ...["=", "+", "-", "@", "|", "%", "＝", "＋", "－", "＠", "｜", "％", "﹢", "﹣", "﹦", "﹫"],
  ...["\u200b", "\u202e", "\ufeff", "\u00ad", "\u2060", "\u3164", "\u00a0", "\u3000", " \u200b\u202e", '"', "'\u200d"].map(
    (hidden) => `${hidden}=`,
  ),
  ...["\u200b＝", "\u202e＋", "\u2066－", "\u061c＠"],
])("the CSV contains no formula if a name starts with %j", async (start) => {
  await site.rows(
    `INSERT INTO requests (id, received_at, fingerprint, name, email, phone, service, message, email_key, phone_key)
     VALUES ('a', 1, 'f', ?1, 'e', 'p', '', '', 'e', 'p')`,
    `${start}HYPERLINK(1)`,
  );
  const sheet = await (await owner.ask(`${PAGE}/export.csv`)).text();
  // Spreadsheets show a cell that starts with an apostrophe as text.
  expect(sheet).toContain(`"'${start.replaceAll('"', '""')}HYPERLINK(1)"`);
});

describe.each([",", ";", "\t"])("a spreadsheet that separates cells by %j", (separator) => {
  it.each(["=1+1", "+1", "-1", "@SUM(1)", "|cmd", "%0", "＝1", " =1", '"=1', "\u200b=1", "\u00a0＠x"])(
    "shows no formula if a name contains the separator and then %j",
    async (formula) => {
      await site.rows(
        `INSERT INTO requests (id, received_at, fingerprint, name, email, phone, service, message, email_key, phone_key)
       VALUES ('a', 1, 'f', ?1, 'e', 'p', '', ?1, 'e', 'p')`,
        `Ana${separator}${formula}`,
      );
      const sheet = await (await owner.ask(`${PAGE}/export.csv`)).text();
      const [, row = ""] = sheet.split("\r\n");
      const cells = row.split(separator).map((cell) => cell.normalize("NFKC").replace(/^[\s"\p{Cf}]+/u, ""));
      expect(cells.length).toBeGreaterThan(2);
      expect(cells.filter((cell) => /^[=+\-@|%]/.test(cell))).toEqual([]);
    },
  );
});

it("exports 10,000 requests with fewer than 50 queries, the limit of Cloudflare's free plan", async () => {
  await addMany(10_000);
  let queries = 0;
  const run = (sql: string, values: readonly (string | number)[]) => {
    queries += 1;
    return site.rows(sql, ...values);
  };
  const statement = (sql: string, values: readonly (string | number)[] = []) => ({
    bind: (...given: readonly (string | number)[]) => statement(sql, given),
    all: async () => ({ results: await run(sql, values) }),
    first: async (column: string) => (await run(sql, values))[0]?.[column],
  });
  const database: object = { prepare: (sql: string) => statement(sql) };
  const counted = database as Database; // safe cast: `allRequests` calls only these methods
  const seen: string[] = [];
  for await (const page of allRequests(counted)) seen.push(...page.map(({ name }) => name));
  expect(seen).toEqual(Array.from({ length: 10_000 }, (_, index) => `n${10_000 - index}`));
  expect(queries).toBeLessThan(50);
  const sheet = await (await owner.ask(`${PAGE}/export.csv`)).text();
  expect(sheet.trim().split("\r\n")).toHaveLength(10_001);
});

it("the CSV contains every value as quoted text", async () => {
  await add({ name: '=HYPERLINK("http://evil")', phone: "+1 702", message: 'say "hi"\nand, more' }, 0);
  const answer = await owner.ask(`${PAGE}/export.csv`);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="requests.csv"');
  const [head = "", row = ""] = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer()).split("\r\n");
  expect(head.codePointAt(0)).toBe(0xfeff);
  expect(row).toBe(
    `"1970-01-01 00:00","new","'=HYPERLINK(""http://evil"")","'+1 702","${QUOTE.email}","${CRACKS}","","","say ""hi""\nand, more",""`,
  );
});
