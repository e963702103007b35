import { LANGUAGES } from "../../../src/content/shared/languages";
import { required } from "../../../src/content/shared/required";
import { startMail, type FakeMail } from "../../../scripts/lib/fakes/mail";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { formData, PICTURES, post, postQuote, QUOTE } from "../forms";
import { PAGE, startSiteWithOwner } from "../owner";
import { CRACKS, SECRETS, SETTINGS, startSite, WORDS, type Site } from "../worker-site";

/** Responds only after the email is sent, and injects faults. */
const FAULTY = "__tests__/functions/faulty-worker.ts";

/** Recipient of requests, different from the public email address. */
const OFFICE = "office@example.com";

let mail: FakeMail;
let site: Site;

const settingsFor = (provider: "resend" | "postmark" | "sendgrid") => ({
  ...SETTINGS,
  requestStore: { ...REQUEST_STORE, keepDays: 30, mail: { provider, from: "site@example.com", to: OFFICE } },
});

beforeAll(async () => {
  mail = await startMail();
  site = await startSite({ entry: FAULTY, settings: settingsFor("resend"), bindings: { MAIL_URL: mail.url } });
});
beforeEach(async () => {
  await site.empty();
  mail.sent.length = 0;
  mail.tried.length = 0;
  mail.state.answer = undefined;
});
afterAll(() => mail.close());

const savedRequest = async (at = site) => (await at.rows("SELECT * FROM requests"))[0];
/** Makes all pending emails due, and runs the scheduled task. */
const runDue = async (at = site) => {
  await at.rows("UPDATE requests SET tell_after = 0");
  await at.runCron();
};

describe("the email", () => {
  /** Sends a form whose fields try to add headers to the email. Returns the only email. */
  const emailAboutHostileForm = async () => {
    const hostile = { ...QUOTE, name: "Eve\r\nBcc: all@example.com", message: "line\r\n.\r\nBcc: x@example.com" };
    await post(site, formData(hostile, [["a.jpg", PICTURES.jpeg]]), { headers: { Referer: `${site.url.origin}/es/contact` } });
    expect(mail.sent).toHaveLength(1);
    return required(mail.sent[0], "The email");
  };

  it("is sent with the provider's key", async () => {
    expect((await emailAboutHostileForm()).headers.authorization).toBe(`Bearer ${SECRETS.MAIL_KEY}`);
  });

  it("goes to the company, with the customer's reply address", async () => {
    const { body } = await emailAboutHostileForm();
    expect(body).toMatchObject({ from: "site@example.com", to: [OFFICE], reply_to: QUOTE.email });
  });

  it("gets no headers from hostile input", async () => {
    const { body } = await emailAboutHostileForm();
    expect(Object.keys(body).sort()).toEqual(["from", "reply_to", "subject", "text", "to"]);
    expect(body.subject).toBe(`Estimate request: Eve Bcc: all@example.com, ${CRACKS}`);
  });

  it("lists the answers, the page and the photos", async () => {
    const { body } = await emailAboutHostileForm();
    const address = `${site.url.origin}${PAGE}/${String((await savedRequest())?.id)}`;
    const { form } = WORDS;
    expect(body.text).toContain(
      [
        `${form.phone}: ${QUOTE.phone}`,
        `${form.email}: ${QUOTE.email}`,
        `${form.service}: ${CRACKS}`,
        `Answer in: ${LANGUAGES.es.name}`,
        `Page: ${site.url.origin}/es/contact`,
        `${form.photos}: 1, at ${address}`,
        "\nline\n.\nBcc: x@example.com\n",
        `This request: ${address}`,
      ].join("\n"),
    );
  });

  it("is recorded with the request", async () => {
    await emailAboutHostileForm();
    expect((await savedRequest())?.told_at).toEqual(expect.any(Number));
  });

  it.each([
    ["postmark", "/email", { To: OFFICE, ReplyTo: QUOTE.email, From: "site@example.com" }],
    ["sendgrid", "/v3/mail/send", { reply_to: { email: QUOTE.email }, from: { email: "site@example.com" } }],
  ] as const)("is sent through %s", async (provider, path, body) => {
    const other = await startSite({ entry: FAULTY, settings: settingsFor(provider), bindings: { MAIL_URL: mail.url } });
    await postQuote(other);
    expect(mail.sent).toEqual([expect.objectContaining({ path, body: expect.objectContaining(body) as unknown })]);
  });

  it("is retried until the provider accepts it", async () => {
    mail.state.answer = 500;
    expect((await postQuote(site)).status).toBe(200);
    expect(await savedRequest()).toMatchObject({ told_at: null, tell_attempts: 1, tell_problem: "The mail provider answered 500." });
    // The email is not due yet.
    expect(await site.runCron()).toBe("ok");
    expect(await savedRequest()).toMatchObject({ tell_attempts: 1 });
    await runDue();
    expect(await savedRequest()).toMatchObject({ tell_attempts: 2, told_at: null });
    mail.state.answer = undefined;
    await runDue();
    await runDue();
    expect(mail.sent).toHaveLength(1);
    expect(await savedRequest()).toMatchObject({ told_at: expect.any(Number) as number, tell_attempts: 3, tell_problem: null });
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [9, 256],
    [10, 360],
    [2000, 360],
  ])("is retried after failed attempt %i with a delay of %i minutes", async (attempt, minutes) => {
    mail.state.answer = 500;
    await postQuote(site);
    if (attempt > 1) {
      await site.rows(`UPDATE requests SET tell_attempts = ${attempt - 1}`);
      await runDue();
    }
    const before = Date.now();
    const { tell_attempts, tell_after } = (await savedRequest()) ?? {};
    expect([tell_attempts, Math.round((Number(tell_after) - before) / 60_000)]).toEqual([attempt, minutes]);
  });

  it("is sent only once if several scheduled runs overlap", async () => {
    mail.state.answer = 500;
    await postQuote(site);
    mail.state.answer = undefined;
    await site.rows("UPDATE requests SET tell_after = 0");
    await Promise.all([site.runCron(), site.runCron(), site.runCron()]);
    expect(mail.sent).toHaveLength(1);
  });
});

it("without idempotency keys, an email that may have been sent is resent only at the owner's request", async () => {
  const { site: other, owner, mail } = await startSiteWithOwner({ entry: FAULTY, settings: settingsFor("sendgrid") });
  mail.state.answer = "no answer";
  await postQuote(other);
  mail.state.answer = undefined;
  await runDue(other);
  await runDue(other);
  expect(mail.sent).toHaveLength(1);
  expect(await savedRequest(other)).toMatchObject({ told_at: null, unsure_at: expect.any(Number) as number });
  expect((await owner.texts(PAGE, ".warning")).join()).toContain("may have been sent");
  expect((await owner.send(`${PAGE}/${String((await savedRequest(other))?.id)}`, { mail: "again" })).status).toBe(303);
  await other.runCron();
  expect(mail.sent).toHaveLength(2);
  expect(await savedRequest(other)).toMatchObject({ told_at: expect.any(Number) as number });
});

it("with Resend, an email that may have been sent is resent with the same idempotency key, for one day only", async () => {
  mail.state.answer = "no answer";
  await postQuote(site);
  await runDue();
  expect(new Set(mail.sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  expect(mail.sent).toHaveLength(2);
  await site.rows("UPDATE requests SET sending_since = sending_since - 86400000");
  await runDue();
  expect(mail.sent).toHaveLength(2);
  expect(await savedRequest()).toMatchObject({ told_at: null, unsure_at: expect.any(Number) as number });
});

describe("the scheduled run", () => {
  it("deletes only requests and photos that are older than keepDays", async () => {
    await postQuote(site, { message: "old" }, [["a.jpg", PICTURES.jpeg]]);
    await site.rows("UPDATE requests SET received_at = received_at - 30 * 86400000 - 60000");
    await postQuote(site, { message: "new" }, [["a.jpg", PICTURES.png]]);
    await site.rows("UPDATE requests SET received_at = received_at - 29 * 86400000 WHERE message = 'new'");
    const photos = await site.rows("SELECT photos.name FROM photos JOIN requests ON requests.id = request_id WHERE message = 'new'");
    expect(await site.runCron()).toBe("ok");
    expect(await site.rows("SELECT message FROM requests")).toEqual([{ message: "new" }]);
    expect(await site.photoNames()).toEqual(photos.map(({ name }) => name));
  });

  it("finishes a deletion that an earlier run did not complete", async () => {
    // Stop a run after each of its eight calls to the database and the bucket.
    for (let step = 1; step <= 8; step++) {
      await postQuote(site, { message: `old ${step}` }, [["a.jpg", PICTURES.jpeg]]);
      await site.rows("UPDATE requests SET received_at = 0, told_at = 1");
      await site.runCron(`${step} die after`);
    }
    await site.runCron();
    for (const table of ["requests", "photos", "files_to_delete"]) expect(await site.rows(`SELECT * FROM ${table}`)).toEqual([]);
    expect(await site.photoNames()).toEqual([]);
  });
});

it("without idempotency keys, an email is not sent again after the Worker was stopped while sending it", async () => {
  const other = await startSite({ entry: FAULTY, settings: settingsFor("postmark"), bindings: { MAIL_URL: mail.url } });
  // Steps: count the form, save the answers, claim the email, send it; the provider's response is lost.
  await post(other, formData(QUOTE), { headers: { "x-fault": "4 die after" } });
  expect(mail.sent).toHaveLength(1);
  await other.rows("UPDATE requests SET tell_after = 0");
  // The visitor sends the same form again, which saves no second request.
  await postQuote(other);
  await runDue(other);
  await runDue(other);
  expect(mail.sent).toHaveLength(1);
  expect(await savedRequest(other)).toMatchObject({ told_at: null, unsure_at: expect.any(Number) as number });
});

describe("an email whose content the provider rejects", () => {
  const isRejected = (body: Readonly<Record<string, unknown>>): boolean =>
    [body.reply_to, body.ReplyTo].some((address) => JSON.stringify(address ?? "").includes("ana@gmail"));

  it.each(["resend", "postmark", "sendgrid"] as const)("is sent once more without reply-to (%s)", async (provider) => {
    const other = await startSite({ entry: FAULTY, settings: settingsFor(provider), bindings: { MAIL_URL: mail.url } });
    mail.state.answer = (body) => (isRejected(body) ? 422 : undefined);
    await postQuote(other, { email: "ana@gmail" });
    expect(mail.tried).toHaveLength(2);
    expect(mail.sent).toHaveLength(1);
    expect(JSON.stringify(mail.sent[0]?.body)).toContain("ana@gmail");
    expect((await savedRequest(other))?.told_at).toEqual(expect.any(Number));
  });

  it.each([400, 422])("makes the scheduled run fail if the provider answers %d with and without reply-to", async (status) => {
    mail.state.answer = status;
    await postQuote(site);
    expect(mail.tried).toHaveLength(2);
    expect(await savedRequest()).toMatchObject({ told_at: null, tell_problem: `The mail provider rejected the email (status ${status}).` });
    expect(await site.runCron()).toBe("exception");
  });
});

it("no idempotency key covers two different emails", async () => {
  mail.state.answer = 500;
  await postQuote(site);
  await site.rows("UPDATE requests SET message = 'another text'");
  await runDue();
  const keys = new Map(mail.tried.map(({ headers, body }) => [headers["idempotency-key"], JSON.stringify(body)]));
  expect(mail.tried).toHaveLength(2);
  expect(keys.size).toBe(2);
});

it("the scheduled run does not send the email of a request whose photos are still being stored", async () => {
  // Steps: count the form, save the answers; the Worker stops before it stores the photo.
  await post(site, formData(QUOTE, [["a.jpg", PICTURES.jpeg]]), { headers: { "x-fault": "3 die before" } });
  await site.runCron();
  expect(mail.sent).toEqual([]);
  await runDue();
  expect(mail.sent).toHaveLength(1);
});

it.each(["🚧", "👷🏽‍♀️", "ñ"])("shortens a long subject of %s without splitting a surrogate pair", async (character) => {
  await postQuote(site, { name: character.repeat(200 / character.length) });
  const { subject } = required(mail.sent[0], "The email").body;
  expect(String(subject)).not.toMatch(/\p{Cs}/u);
  expect(Array.from(String(subject)).length).toBeLessThanOrEqual(120);
});
