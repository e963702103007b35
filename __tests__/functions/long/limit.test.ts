/** Rate limits, and how much of a rejected form the Worker reads and saves. */
import { formData, PICTURES, post, postUrlEncoded, QUOTE } from "../forms";
import { HOUR_MS } from "../../../src/quote/limits";
import { ALL_PHOTOS } from "../../../src/worker/limit";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { SECRETS, SETTINGS, startSite, type Site, type SiteOptions } from "../worker-site";

const PHOTO = [["a.jpg", PICTURES.jpeg]] as const;
const bytesOfPhotos = (count: number): string => String(count * PICTURES.jpeg.length);

const send = (site: Site, address: string, message: string, files: Parameters<typeof formData>[1] = []) =>
  post(site, formData({ ...QUOTE, message }, files), { headers: { "CF-Connecting-IP": address } });

/** Sends a form from each address to a site, and returns how many are received. */
const receivedFrom = async (site: Site, addresses: readonly string[]): Promise<number> => {
  let received = 0;
  for (const [index, address] of addresses.entries()) if ((await send(site, address, `form ${index}`)).ok) received += 1;
  return received;
};

/** Returns 12 addresses. */
const twelve = (address: (index: number) => string) => Array.from({ length: 12 }, (_, index) => address(index));

/** Returns a form that is cut off in the second photo. The Worker notices this only if it reads the photos. */
const cutOff = (fields: Readonly<Record<string, string>>): Buffer<ArrayBuffer> => {
  const part = (name: string, value: string, file = "") =>
    `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  const texts = Object.entries(fields).map(([name, value]) => part(name, value));
  const photo = part("photos", "\x89PNG\r\n\x1a\n", '; filename="a.png"');
  // latin1 keeps the bytes of the photo. UTF-8 would change them.
  return Buffer.from(`${texts.join("")}${photo}--b\r\nContent-Disposition: form-data; name="photos"`, "latin1");
};

describe("once all senders together exceed the photo limit", () => {
  let site: Site;
  const answers: unknown[] = [];

  beforeAll(async () => {
    site = await startSite({ bindings: { PHOTO_BYTES_PER_HOUR: bytesOfPhotos(2) } });
    for (const index of [1, 2, 3, 4]) answers.push(await (await send(site, `203.0.113.${index}`, `form ${index}`, PHOTO)).json());
  });

  it("reports missing photos", () => {
    expect(answers).toMatchObject([1, 1, 0, 0].map((kept) => ({ received: true, photos: { sent: 1, kept } })));
  });

  it("saves later forms", async () => {
    expect(await site.rows("SELECT message FROM requests ORDER BY message")).toEqual(
      [1, 2, 3, 4].map((index) => ({ message: `form ${index}` })),
    );
  });

  it("saves no more photos", async () => {
    expect(await site.photoNames()).toHaveLength(2);
  });
});

it.each<[kind: string, message: (index: number) => string, photo: (index: number) => Uint8Array]>([
  ["new forms", (index) => `flood ${index}`, () => PICTURES.jpeg],
  ["repeats of a saved form", () => "flood 0", () => PICTURES.jpeg],
  ["repeats with other photos", () => "flood 0", (index) => new Uint8Array([...PICTURES.jpeg, index])],
])("does not let one sender use up everyone's photo limit with %s over the request limit", async (_, message, photo) => {
  const site = await startSite({ bindings: { POSTS_PER_HOUR: "2", PHOTO_BYTES_PER_HOUR: bytesOfPhotos(4) } });
  for (const index of [0, 1]) await send(site, "203.0.113.1", `flood ${index}`, PHOTO);
  for (let index = 2; index < 10; index++) await send(site, "203.0.113.1", message(index), [["a.jpg", photo(index)]]);
  expect(await site.photoNames()).toHaveLength(2);
  await expect((await send(site, "203.0.113.2", "a customer", PHOTO)).json()).resolves.toMatchObject({ photos: { sent: 1, kept: 1 } });
});

it("counts a repeat's photos only once if its sender is below the request limit", async () => {
  const site = await startSite({ bindings: { PHOTO_BYTES_PER_HOUR: bytesOfPhotos(2) } });
  for (const message of ["one", "one", "one", "two"])
    await expect((await send(site, "203.0.113.1", message, PHOTO)).json()).resolves.toMatchObject({ photos: { sent: 1, kept: 1 } });
});

describe("a repeat of a request with two photos, a.jpg and b.jpg", () => {
  const B = new Uint8Array([...PICTURES.jpeg, ...new Uint8Array(100)]);
  const FILES = [...PHOTO, ["b.jpg", B]] as const;
  const A_BYTES = PICTURES.jpeg.length;
  let site: Site;
  beforeAll(async () => {
    site = await startSite({});
  });
  beforeEach(() => site.empty());

  const sendTwo = (to: Site, fields: Readonly<Record<string, string>> = {}) =>
    post(to, formData({ ...QUOTE, ...fields }, FILES), { headers: { "CF-Connecting-IP": "203.0.113.1" } });

  /** Returns the bytes that count toward the hourly limit. */
  const counted = async (): Promise<number> =>
    Number((await site.rows("SELECT posts FROM posts_by_address WHERE address = ?1", ALL_PHOTOS))[0]?.posts);

  /** Marks photos of a sent request as not stored, sends the request again, and returns the bytes that the repeat adds to the count. */
  const bytesOfRepeat = async (positions: string): Promise<number> => {
    await sendTwo(site);
    await site.rows(`UPDATE photos SET kept = 0 WHERE position IN (${positions})`);
    const before = await counted();
    await sendTwo(site);
    return (await counted()) - before;
  };

  it.each([
    ["no photo is", "", 0],
    ["only a.jpg is", "0", A_BYTES],
    ["only b.jpg is", "1", B.length],
    ["both photos are", "0, 1", A_BYTES + B.length],
  ])("counts only the bytes that are missing if %s missing", async (_, positions, expected) => {
    expect(await bytesOfRepeat(positions)).toBe(expected);
  });

  it("stores a missing photo within the limit if both photos together would exceed it", async () => {
    const limited = await startSite({ bindings: { PHOTO_BYTES_PER_HOUR: String(2 * A_BYTES + B.length) } });
    await sendTwo(limited);
    await limited.rows("UPDATE photos SET kept = 0 WHERE position = 0");
    await expect((await sendTwo(limited)).json()).resolves.toMatchObject({ photos: { sent: 2, kept: 2 } });
  });

  it("does not count missing photos of another request with the same content", async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await sendTwo(site, { id: first });
    // After an hour, the same content is a new request, but a form with the first id still repeats the first request.
    await site.rows(`UPDATE requests SET received_at = received_at - ${HOUR_MS}`);
    await sendTwo(site, { id: second });
    await site.rows("UPDATE photos SET kept = 0 WHERE request_id = (SELECT id FROM requests WHERE form_id = ?1)", second);
    const before = await counted();
    await sendTwo(site, { id: first });
    expect(await counted()).toBe(before);
  });
});

it("counts the bytes of photos, not the number of photos", async () => {
  const site = await startSite({ bindings: { PHOTO_BYTES_PER_HOUR: "1000" } });
  const large = [["a.jpg", new Uint8Array([...PICTURES.jpeg, ...new Uint8Array(900)])]] as const;
  const kept: unknown[] = [];
  for (const files of [PHOTO, PHOTO, large, large, PHOTO])
    kept.push(await (await send(site, "203.0.113.1", `form ${kept.length}`, files)).json());
  expect(kept).toMatchObject([1, 1, 1, 0, 1].map((count) => ({ received: true, photos: { sent: 1, kept: count } })));
});

// The limit is 2 forms from one sender (an IPv4 address or a /64), 4 from a /24 or a /56, and 8 from a /48.
describe("with a limit of 2 forms from one sender", () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ bindings: { POSTS_PER_HOUR: "2" } });
  });
  beforeEach(() => site.empty());

  it.each([
    ["one IPv4 address", twelve(() => "203.0.113.7"), 2],
    ["one IPv4 /24", twelve((index) => `203.0.113.${index}`), 4],
    ["one /64", twelve((index) => `2001:db8::${index}`), 2],
    ["many /64s of one /56", twelve((index) => `2001:db8:0:${index.toString(16)}::1`), 4],
    ["many /56s of one /48", twelve((index) => `2001:db8:0:${index.toString(16)}00::1`), 8],
    ["different /48s", twelve((index) => `2001:db8:${index.toString(16)}::1`), 12],
  ])("of 12 forms from %s, accepts as many as the networks' limits allow", async (_, addresses, expected) => {
    expect(await receivedFrom(site, addresses)).toBe(expected);
  });
});

it("limits the forms from all senders together to 20 times the limit of one", async () => {
  const addresses = Array.from({ length: 22 }, (_, index) => `203.0.${index}.1`);
  expect(await receivedFrom(await startSite({ bindings: { POSTS_PER_HOUR: "1" } }), addresses)).toBe(20);
});

it("rejects a sender over the limit before reading the photos", async () => {
  const site = await startSite({ bindings: { POSTS_PER_HOUR: "1" } });
  const headers = { "Content-Type": "multipart/form-data; boundary=b", "CF-Connecting-IP": "203.0.113.1" };
  await send(site, "203.0.113.1", "first");
  const answer = await post(site, cutOff(QUOTE), { headers });
  await expect(answer.json()).resolves.toMatchObject({ received: false, problem: "often" });
});

describe.each(["abc", "0", "-5", "1.5", "1e99", " ", " 5 "])("with the wrong limits %j on the host", (value) => {
  const LIMITS = { POSTS_PER_HOUR: value, PHOTO_BYTES_PER_HOUR: value };
  let status: number;
  let log: string;

  beforeAll(async () => {
    const lines: string[] = [];
    const site = await startSite({ bindings: LIMITS, onLog: (text) => lines.push(text) });
    ({ status } = await send(site, "203.0.113.1", "a customer", PHOTO));
    await site.dispose();
    log = lines.join("");
  });

  it("accepts forms", () => {
    expect(status).toBe(200);
  });

  it.each(Object.keys(LIMITS))("logs the mistake in %s", (name) => {
    expect(log).toContain(`${name}: expected a whole number`);
  });
});

it("logs wrong numbers of the host in the scheduled task, before a form arrives", async () => {
  const lines: string[] = [];
  const bindings = { POSTS_PER_HOUR: "many", PHOTO_BYTES_PER_HOUR: "2 GB" };
  const site = await startSite({ bindings, onLog: (text) => lines.push(text) });
  await site.runCron();
  await site.dispose();
  for (const name of Object.keys(bindings)) expect(lines.join("")).toContain(`${name}: expected a whole number`);
});

const requestStore = { ...REQUEST_STORE, turnstileSiteKey: "0x4key" };
const turnstile = {
  settings: { ...SETTINGS, requestStore },
  bindings: { TURNSTILE_SECRET: "secret" },
};

it.each<[string, SiteOptions, Readonly<Record<string, string>>, string]>([
  ["a missing Turnstile token", turnstile, QUOTE, "check"],
  ["a filled-in honeypot", {}, { ...QUOTE, subject: "x" }, "program"],
  ["an invalid email address", {}, { ...QUOTE, email: "nobody" }, "email"],
  ["a broken photo only if nothing else is wrong", {}, QUOTE, "unreadable"],
])("checks photos last: reports %s", async (_, options, fields, problem) => {
  const site = await startSite(options);
  const headers = { "Content-Type": "multipart/form-data; boundary=b", "CF-Connecting-IP": "203.0.113.1" };
  const answer = await post(site, cutOff(fields), { headers });
  await expect(answer.json()).resolves.toMatchObject({ received: false, problem });
});

describe.each([
  ["SECRET", { settings: SETTINGS, bindings: { SECRET: "" } }],
  ["TURNSTILE_SECRET", { settings: { ...SETTINGS, requestStore }, bindings: {} }],
])("if %s is not set", (name, options) => {
  const lines: string[] = [];
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ ...options, onLog: (text) => lines.push(text) });
  });

  it("responds to a form without JavaScript with 503 and the visitor's answers", async () => {
    const answer = await postUrlEncoded(site, { "cf-turnstile-response": "any" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(await answer.text()).toContain(QUOTE.message);
  });

  it("responds to a form with a photo with 503", async () => {
    expect((await send(site, "203.0.113.1", "with a photo", PHOTO)).status).toBe(503);
  });

  it("stores nothing", async () => {
    await postUrlEncoded(site, { "cf-turnstile-response": "any" });
    expect(await site.rows("SELECT * FROM requests")).toEqual([]);
    expect(await site.rows("SELECT * FROM posts_by_address")).toEqual([]);
  });

  it("logs which secret is missing, but no secret", async () => {
    await postUrlEncoded(site, { "cf-turnstile-response": "any" });
    await site.dispose();
    expect(lines.join("")).toContain(`requests: ${name} is not set on the host`);
    expect(lines.join("")).not.toContain(SECRETS.MAIL_KEY);
  });
});
