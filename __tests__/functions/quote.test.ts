import { load } from "cheerio";
import { fillIn } from "../../src/content/shared/placeholders";
import { FORM_FIELDS } from "../../src/quote/form-fields";
import { MAX_PHOTO_BYTES, MAX_TEXT_LENGTH } from "../../src/quote/limits";
import { formData, PICTURES, post, postUrlEncoded, postQuote, QUOTE } from "./forms";
import { SETTINGS, FORM_LANGUAGES, startSite, TRY_AGAIN, type Site } from "./worker-site";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});
beforeEach(() => site.empty());

const savedRequests = () => site.rows("SELECT * FROM requests");
const newId = () => crypto.randomUUID();

const jpegOf = (size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  bytes.set(PICTURES.jpeg);
  return bytes;
};

describe("a request", () => {
  it("gets a JSON response if JavaScript sent it", async () => {
    const answer = await postQuote(site);
    expect(answer.status).toBe(200);
    await expect(answer.json()).resolves.toEqual({ received: true, photos: { sent: 0, kept: 0 } });
  });

  it("is saved with all its fields", async () => {
    await postQuote(site);
    expect(await savedRequests()).toEqual([expect.objectContaining({ ...QUOTE, state: "new", told_at: null })]);
  });

  it.each(FORM_LANGUAGES)(
    "that was sent without JavaScript gets a redirect to the thank-you page in the form's language: $tag",
    async ({ fields, prefix }) => {
      const answer = await postUrlEncoded(site, fields);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${prefix}/thank-you`]);
      // The stored path has the language even without a referrer.
      expect(await savedRequests()).toEqual([expect.objectContaining({ page: prefix && `${prefix}/contact` })]);
    },
  );

  it("is saved with its photos, which get random names", async () => {
    const files = Object.entries(PICTURES).map(([name, bytes]) => [`../../${name}.exe`, bytes] as const);
    const answer = await postQuote(site, {}, files);
    await expect(answer.json()).resolves.toEqual({ received: true, photos: { sent: 4, kept: 4 } });
    const rows = await site.rows("SELECT name, type, kept FROM photos ORDER BY position");
    expect(rows.map(({ type }) => type)).toEqual(["image/jpeg", "image/png", "image/webp", "image/heic"]);
    expect(rows.map(({ kept: isKept }) => isKept)).toEqual([1, 1, 1, 1]);
    for (const { name } of rows) expect(name).toMatch(/^[0-9a-f]{64}$/);
    expect(await site.photoNames()).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
  });

  it.each([
    ["with a form id", () => ({ id: newId(), took: "9000" })],
    ["without a form id", () => ({})],
  ])("is saved once if it is sent three times in parallel %s", async (_, extraFields) => {
    const fields = extraFields();
    const answers = await Promise.all([postQuote(site, fields), postQuote(site, fields), postQuote(site, fields)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await savedRequests()).toHaveLength(1);
  });

  describe("that is sent again after an hour", () => {
    const id = newId();

    beforeEach(async () => {
      await postQuote(site, { id });
      await site.rows("UPDATE requests SET received_at = received_at - 3700000");
    });

    it("is not saved again if it has the same form id", async () => {
      await postQuote(site, { id });
      expect(await savedRequests()).toHaveLength(1);
    });

    it("is saved again if it has no form id", async () => {
      await postUrlEncoded(site);
      expect(await savedRequests()).toHaveLength(2);
    });
  });

  it("is saved as plain text even if it looks like code, with invisible control characters removed", async () => {
    const name = `<script>alert(1)</script>'; DROP TABLE requests; --`;
    const message = "{{7*7}} ${7*7} </textarea><img src=x onerror=alert(1)>";
    const hostile = {
      name: `\u202e\u2066${name}\u2069\u200f\u061c`,
      email: "a'b@example.com",
      phone: `" OR 1=1 --`,
      message: `${message} \u0000\u202e`,
    };
    await postQuote(site, hostile);
    expect(await savedRequests()).toEqual([expect.objectContaining({ ...hostile, name, message })]);
  });
});

it.each<[name: string, page: string | undefined, referrer: string, stored: string]>([
  ["a page field with a path", "/blog/a-post", "/about", "/blog/a-post"],
  ["a page field with another host", "//evil.example", "/", ""],
  ["a page field with a backslash", "/\\evil.example", "/", ""],
  ["a page field with a tab", "/\t/evil.example", "/", ""],
  ["a page field with a script", "javascript:alert(1)", "/", ""],
  ["a referrer with a path", undefined, "/contact", "/contact"],
  ["a referrer with another host", undefined, "https://evil.example/contact", ""],
  ["an escaped referrer", undefined, "/%5Cevil.example", "/%5Cevil.example"],
])("stores the form's page only if it is a path on this site: %s", async (_, page, referrer, stored) => {
  const headers = { Referer: new URL(referrer, site.url).href };
  await post(site, formData({ ...QUOTE, ...(page !== undefined && { page }) }), { headers });
  expect(await savedRequests()).toEqual([expect.objectContaining({ page: stored })]);
});

const refusals: readonly (readonly [string, number, string, () => Promise<Response>])[] = [
  ["a missing name", 422, "incomplete", () => postQuote(site, { name: "  " })],
  ["an invalid email address", 422, "email", () => postQuote(site, { email: "nobody" })],
  ["an unknown service", 400, "unreadable", () => postQuote(site, { service: "<paving>" })],
  ["a message that is too long", 413, "long", () => postQuote(site, { message: "x".repeat(FORM_FIELDS.message.maxLength + 1) })],
  ["a filled-in honeypot", 422, "program", () => postQuote(site, { subject: "x" })],
  ["a form sent faster than a person could fill it in", 422, "hasty", () => postQuote(site, { took: "300" })],
  ["a form on another site", 403, "origin", () => post(site, formData(QUOTE), { headers: { Origin: "https://evil.example" } })],
  ["a form on a subdomain", 403, "origin", () => post(site, formData(QUOTE), { headers: SUBDOMAIN })],
  ["JSON", 415, "type", () => post(site, JSON.stringify(QUOTE), { headers: { "Content-Type": "application/json" } })],
  ["an empty body", 422, "incomplete", () => post(site, "", { headers: { "Content-Type": "application/x-www-form-urlencoded" } })],
  ["malformed multipart", 400, "unreadable", () => post(site, `--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna`, MULTIPART)],
  ["text in place of a photo", 415, "photoType", () => postQuote(site, { photos: "not a file" })],
  ["a form with ten thousand fields", 413, "many", () => post(site, new URLSearchParams("field=1&".repeat(10_000)))],
  ["a form with six photos", 413, "photos", () => postQuote(site, {}, SIX_PHOTOS)],
  ["20 MB of text", 413, "long", () => postUrlEncoded(site, { message: "x".repeat(20 * 1024 * 1024) }, { asksForJson: true })],
  ["a photo over 10 MB", 413, "photoSize", () => postQuote(site, {}, [["big.jpg", jpegOf(MAX_PHOTO_BYTES + 1)]])],
  ["an SVG named photo.jpg", 415, "photoType", () => postQuote(site, {}, [["photo.jpg", Buffer.from("<svg onload=alert(1)>")]])],
];

const MULTIPART = { headers: { "Content-Type": "multipart/form-data; boundary=b" } };

const SIX_PHOTOS = Array.from({ length: 6 }, (_, index) => [`${index}.jpg`, PICTURES.jpeg] as const);

const SUBDOMAIN = { Origin: "https://sister.example.com", "Sec-Fetch-Site": "same-site" };

describe.each(refusals)("%s", (_, status, problem, send) => {
  /** Sends the form. The Worker stops reading bodies that are too large, so `fetch` may see a closed connection instead of the response. */
  const sendRefused = () =>
    send().catch((error: unknown) => {
      if (status !== 413) throw error;
    });

  it(`is rejected with ${status}, and a message with the phone number`, async () => {
    const answer = await sendRefused();
    const body: unknown = (await answer?.json()) ?? { received: false, problem, phone: SETTINGS.phone, text: TRY_AGAIN };
    expect(answer?.status ?? 413).toBe(status);
    expect(body).toMatchObject({ received: false, problem, phone: SETTINGS.phone });
    expect(JSON.stringify(body)).toContain(TRY_AGAIN);
  });

  it("is not saved", async () => {
    await sendRefused();
    expect(await savedRequests()).toEqual([]);
    expect(await site.rows("SELECT * FROM photos")).toEqual([]);
  });
});

describe.each(FORM_LANGUAGES)("a rejected form in $tag", ({ tag, fields, words: { form, server }, prefix }) => {
  it("gets the reason in the form's language as JSON", async () => {
    const answer = await postQuote(site, { ...fields, email: "nobody" });
    const text = `${server.reasons.email} ${fillIn(server.tryAgain, { phone: SETTINGS.phone })}`;
    await expect(answer.json()).resolves.toMatchObject({ problem: "email", text });
  });

  const typed = { ...fields, name: `"><script>alert(1)</script>`, email: "nobody", message: "</textarea>\nkept" };
  const errorPage = async () => load(await (await postUrlEncoded(site, typed)).text());

  it("gets a page that may load nothing", async () => {
    const answer = await postUrlEncoded(site, typed);
    expect(answer.status).toBe(422);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("gets a page with the visitor's answers as plain text", async () => {
    const $ = await errorPage();
    expect($("input[name=name]").val()).toBe(typed.name);
    expect($("textarea").val()).toBe(typed.message);
    expect($("select").val()).toBe(QUOTE.service);
    expect($("script")).toHaveLength(0);
  });

  it("gets a page with a link to call the company", async () => {
    const $ = await errorPage();
    expect($("title").text()).toContain(SETTINGS.company);
    expect($(`a[href="${SETTINGS.phoneHref}"]`).text()).toBe(SETTINGS.phone);
  });

  it("gets a page with the reason in the form's language", async () => {
    const $ = await errorPage();
    expect($("html").attr("lang")).toBe(tag);
    expect($("h1").text()).toBe(server.notSentHeading);
    expect($("main").text()).toContain(server.reasons.email);
    expect($("label:has([name=email])").text()).toContain(form.email);
    expect($("button[type=submit]").text()).toBe(server.sendAgain);
  });

  it("can be sent again with photos", async () => {
    const $ = await errorPage();
    expect($("form").attr("enctype")).toBe("multipart/form-data");
    expect($("input[type=file][name=photos]")).toHaveLength(1);
  });

  it.each([
    ["an invalid email address", { email: "nobody" }, []],
    ["a photo over 10 MB", {}, [["a.jpg", jpegOf(MAX_PHOTO_BYTES + 1)]]],
    ["a PDF as a photo", {}, [["a.pdf", new Uint8Array(Buffer.from("%PDF-1.7"))]]],
    [
      "a second photo that is a PDF",
      {},
      [
        ["a.jpg", PICTURES.jpeg],
        ["a.pdf", new Uint8Array(Buffer.from("%PDF-1.7"))],
      ],
    ],
    ["a text that is too long", { took: "x".repeat(MAX_TEXT_LENGTH + 1) }, []],
  ] satisfies [string, Readonly<Record<string, string>>, Parameters<typeof formData>[1]][])(
    "with %s keeps the path of its original page when it is sent again",
    async (_, changed, files) => {
      const referrer = `${site.url.origin}${prefix}/services/crack-filling`;
      const first = formData({ ...QUOTE, ...fields, ...changed }, files);
      const answer = await post(site, first, { isPlain: true, headers: { Referer: referrer } });
      const $ = load(await answer.text());
      const again = Object.fromEntries(
        $("form [name]:not([type=file])")
          .toArray()
          .map((field) => [$(field).attr("name") ?? "", String($(field).val())]),
      );
      const body = formData({ ...again, email: QUOTE.email }, [["a.jpg", PICTURES.jpeg]]);
      const sent = await post(site, body, { isPlain: true, headers: { Referer: `${site.url.origin}/api/quote` } });
      expect([sent.status, sent.headers.get("location")]).toEqual([303, `${prefix}/thank-you`]);
      expect(await savedRequests()).toEqual([
        expect.objectContaining({ name: QUOTE.name, message: QUOTE.message, page: `${prefix}/services/crack-filling` }),
      ]);
    },
  );
});

it("stops reading a 100 MB body that has no Content-Length", async () => {
  let sent = 0;
  const chunk = jpegOf(1024 * 1024);
  const head = Buffer.from(`--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(head),
    pull: (controller) => {
      if ((sent += chunk.length) > 100 * chunk.length) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const outcome = await fetch(new URL("/api/quote", site.url), {
    method: "POST",
    headers: { Origin: site.url.origin, Accept: "application/json", "Content-Type": "multipart/form-data; boundary=b" },
    body,
    duplex: "half",
  } as RequestInit).then(
    ({ status }) => status,
    // The server may close the connection.
    () => "closed",
  );
  expect([413, "closed"]).toContain(outcome);
  // The Worker reads less than 1 MB, but buffers on the way to the Worker accept more.
  expect(sent).toBeLessThan(30 * chunk.length);
  expect(await savedRequests()).toEqual([]);
  expect((await postQuote(site)).status).toBe(200);
});

describe("with a limit of three forms per hour and IP address", () => {
  let strict: Site;
  const [address, otherAddress] = ["203.0.113.1", "203.0.113.2"];
  const send = (message: string, from: string) => post(strict, formData({ ...QUOTE, message }), { headers: { "CF-Connecting-IP": from } });
  const savedMessages = async () => (await strict.rows("SELECT message FROM requests ORDER BY message")).map(({ message }) => message);
  let answers: readonly Response[];

  beforeAll(async () => {
    strict = await startSite({ bindings: { POSTS_PER_HOUR: "3" } });
  });
  beforeEach(async () => {
    await strict.empty();
    answers = await Promise.all(["a", "b", "c"].map((message) => send(message, address)));
  });

  it("accepts three forms", async () => {
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await savedMessages()).toEqual(["a", "b", "c"]);
  });

  it("rejects a fourth form", async () => {
    const answer = await send("d", address);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "3600"]);
    await expect(answer.json()).resolves.toMatchObject({ problem: "often", phone: SETTINGS.phone });
    expect(await savedMessages()).toEqual(["a", "b", "c"]);
  });

  it("accepts a repeat of the same form, which it saves once", async () => {
    expect((await send("a", address)).status).toBe(200);
    expect(await savedMessages()).toEqual(["a", "b", "c"]);
  });

  it("accepts a fourth form from another address", async () => {
    expect((await send("d", otherAddress)).status).toBe(200);
    expect(await savedMessages()).toEqual(["a", "b", "c", "d"]);
  });

  it("stores no IP address", async () => {
    const counts = await strict.rows("SELECT * FROM posts_by_address");
    expect(counts).not.toEqual([]);
    expect(JSON.stringify(counts)).not.toContain("203.0.113");
  });
});

it.each(["/api/requests", "/api/other", "/", "/admin", "/api/quote/other"])("serves %s from the site's files", async (path) => {
  const answer = await fetch(new URL(path, site.url));
  expect([answer.status, await answer.text()]).toEqual([404, "the site's own 404"]);
});
