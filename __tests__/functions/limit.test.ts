/** Rate limits, and how much of a rejected form the Worker reads and saves. */
import { formData, PICTURES, post, postPlain, QUOTE } from "./forms";
import { REQUEST_STORE } from "../fixtures/request-store";
import { SECRETS, SETTINGS, startSite, type Site, type SiteOptions } from "./site";

const PHOTO = [["a.jpg", PICTURES.jpeg]] as const;

const send = (site: Site, address: string, message: string, files: Parameters<typeof formData>[1] = []) =>
  post(site, formData({ ...QUOTE, message }, files), { headers: { "CF-Connecting-IP": address } });

it("once all senders together exceed the photo limit, saves later forms without photos and reports the missing photos", async () => {
  const site = await startSite({ bindings: { PHOTO_POSTS_PER_HOUR: "2" } });
  const answers: unknown[] = [];
  for (const index of [1, 2, 3, 4]) answers.push(await (await send(site, `203.0.113.${index}`, `form ${index}`, PHOTO)).json());
  expect(answers).toMatchObject([1, 1, 0, 0].map((kept) => ({ received: true, photos: { sent: 1, kept } })));
  expect(await site.rows("SELECT message FROM requests ORDER BY message")).toEqual(
    [1, 2, 3, 4].map((index) => ({ message: `form ${index}` })),
  );
  expect(await site.files()).toHaveLength(2);
});

it("does not let one sender who exceeds the request limit use up everyone's photo limit", async () => {
  const site = await startSite({ bindings: { POSTS_PER_HOUR: "2", PHOTO_POSTS_PER_HOUR: "4" } });
  for (let index = 0; index < 10; index++) await send(site, "203.0.113.1", `flood ${index}`, PHOTO);
  for (let index = 0; index < 10; index++) await send(site, "203.0.113.1", "the same form", PHOTO);
  expect(await site.files()).toHaveLength(2);
  await expect((await send(site, "203.0.113.2", "a customer", PHOTO)).json()).resolves.toMatchObject({ photos: { sent: 1, kept: 1 } });
});

/** Returns a form that is cut off in the second photo. The Worker notices this only if it reads the photos. */
const cutOff = (fields: Readonly<Record<string, string>>): string => {
  const part = (name: string, value: string, file = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => part(name, value));
  return `${texts.join("")}${part("photos", "\x89PNG\r\n\x1a\n", '; filename="a.png"')}--b\r\nContent-Disposition: form-data; name="photos"`;
};

const requestStore = { ...REQUEST_STORE, turnstileSiteKey: "0x4key" };
const turnstile = {
  settings: { ...SETTINGS, requestStore },
  bindings: { TURNSTILE_SECRET: "secret", TURNSTILE_URL: "http://127.0.0.1:1" },
};

it.each<[string, SiteOptions, Readonly<Record<string, string>>, string]>([
  ["a failed Turnstile check", turnstile, QUOTE, "check"],
  ["a filled-in honeypot", {}, { ...QUOTE, subject: "x" }, "program"],
  ["an invalid email address", {}, { ...QUOTE, email: "nobody" }, "email"],
  ["a broken photo only if nothing else is wrong", {}, QUOTE, "unreadable"],
])("checks photos last: reports %s", async (_, options, fields, problem) => {
  const site = await startSite(options);
  const headers = { "Content-Type": "multipart/form-data; boundary=b", "CF-Connecting-IP": "203.0.113.1" };
  // Encode the form as latin1, which keeps the bytes of the photo. UTF-8 would change them.
  const answer = await post(site, Buffer.from(cutOff(fields), "latin1"), { headers });
  await expect(answer.json()).resolves.toMatchObject({ received: false, problem });
});

it.each([
  ["SECRET", { settings: SETTINGS, bindings: { SECRET: "" } }],
  ["TURNSTILE_SECRET", { settings: { ...SETTINGS, requestStore }, bindings: {} }],
])("if %s is not set, responds with 503 and the visitor's answers, and logs which secret is missing", async (name, options) => {
  const lines: string[] = [];
  const site = await startSite({ ...options, onLog: (text) => lines.push(text) });
  const answer = await postPlain(site, { "cf-turnstile-response": "any" });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.text()).toContain(QUOTE.message);
  expect((await send(site, "203.0.113.1", "with a photo", PHOTO)).status).toBe(503);
  expect(await site.rows("SELECT * FROM requests")).toEqual([]);
  expect(await site.rows("SELECT * FROM posts_by_address")).toEqual([]);
  await site.dispose();
  expect(lines.join("")).toContain(`requests: ${name} is not set on the host`);
  expect(lines.join("")).not.toContain(SECRETS.MAIL_KEY);
});
