/** Confirmed requests are saved, no matter where the Worker fails or is stopped. */
import { startMail, type FakeMail } from "../../../scripts/lib/fakes/mail";
import { escapeHtml } from "../../../src/content/format/escape-html";
import { formData, PICTURES, post, postUrlEncoded, postQuote, QUOTE } from "../forms";
import { SETTINGS, startSite, WORDS, type Site } from "../worker-site";

let mail: FakeMail;
let site: Site;

beforeAll(async () => {
  mail = await startMail();
  site = await startSite({ entry: "__tests__/functions/faulty-worker.ts", bindings: { MAIL_URL: mail.url } });
});
afterAll(() => mail.close());

const FILES = [
  ["a.jpg", PICTURES.jpeg],
  ["b.png", PICTURES.png],
] as const;

const send = (id: string, fault?: string) =>
  post(site, formData({ ...QUOTE, id, message: id }, FILES), fault === undefined ? {} : { headers: { "x-fault": fault } });

/** Checks whether the visitor sees a confirmation. Returns false if the connection closes, as it may when the Worker stops. */
const isConfirmed = async (sent: Promise<Response>): Promise<boolean> => {
  const answer = await sent.catch(() => undefined);
  return answer?.status === 200 && ((await answer.json()) as { received?: boolean }).received === true;
};

it("the Worker saves every confirmed request with its photos and sends its email, despite any of four faults at any step", async () => {
  const clean = await send(crypto.randomUUID());
  const steps = Number(clean.headers.get("x-steps"));
  // One step counts the form, one saves the answers, four store two photos and mark them as stored, and three claim the email, send it and save the outcome.
  expect(steps).toBe(9);
  const confirmed = new Set<string>([String((await site.rows("SELECT form_id FROM requests"))[0]?.form_id)]);
  const forms: string[] = [];
  let confirmedAtOnce = 0;
  for (let step = 1; step <= steps; step++) {
    for (const kind of ["fail before", "fail after", "die before", "die after"]) {
      const id = crypto.randomUUID();
      forms.push(id);
      const wasConfirmed = await isConfirmed(send(id, `${step} ${kind}`));
      confirmedAtOnce += Number(wasConfirmed);
      const isSaved = (await site.rows("SELECT id FROM requests WHERE form_id = ?1", id)).length === 1;
      // A saved request may be unconfirmed, but a confirmed one must be saved.
      expect(isSaved || !wasConfirmed).toBe(true);
      if (wasConfirmed) confirmed.add(id);
    }
  }
  expect(forms).toHaveLength(36);
  expect(confirmedAtOnce).toBeGreaterThan(0);
  expect(confirmedAtOnce).toBeLessThan(forms.length);
  // Send every form again, as visitors who saw an error would.
  for (const id of forms) if (await isConfirmed(send(id))) confirmed.add(id);
  // The form without a fault, and all others.
  expect(confirmed.size).toBe(1 + forms.length);
  const found = await site.rows(
    "SELECT form_id, (SELECT COUNT(*) FROM photos WHERE request_id = requests.id AND kept = 1) AS photos FROM requests",
  );
  expect(found).toHaveLength(confirmed.size);
  expect(new Set(found.map(({ form_id }) => form_id))).toEqual(confirmed);
  expect(found.map(({ photos }) => photos)).toEqual(found.map(() => 2));
  expect(await site.photoNames()).toHaveLength(2 * found.length);
  // Make all pending emails due, and send them. A run sends at most 20 emails.
  for (let round = 0; round < 3; round++) {
    await site.rows("UPDATE requests SET tell_after = 0");
    await site.runCron();
  }
  expect(await site.rows("SELECT id FROM requests WHERE told_at IS NULL")).toEqual([]);
  const notified = new Set(mail.sent.map(({ headers }) => headers["idempotency-key"]));
  expect(notified.size).toBe(found.length);
});

describe("without a database, a form", () => {
  let incomplete: Site;

  beforeAll(async () => {
    incomplete = await startSite({ hasDatabase: false });
  });

  it("gets 503 with the phone number as JSON if JavaScript sent it", async () => {
    const answer = await postQuote(incomplete);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    await expect(answer.json()).resolves.toMatchObject({ received: false, problem: "away", phone: SETTINGS.phone });
  });

  it("gets 503 as JSON if it has photos", async () => {
    const answer = await postQuote(incomplete, {}, FILES);
    expect(answer.status).toBe(503);
    await expect(answer.json()).resolves.toMatchObject({ received: false, problem: "away" });
  });

  it("gets a page with 503, the phone number and the visitor's answers if it was sent without JavaScript", async () => {
    const plain = await postUrlEncoded(incomplete);
    expect(plain.status).toBe(503);
    const html = await plain.text();
    expect(html).toContain(SETTINGS.phone);
    expect(html).toContain(QUOTE.message);
  });
});

describe("without a bucket, a form with photos", () => {
  let incomplete: Site;

  beforeAll(async () => {
    incomplete = await startSite({ hasBucket: false });
  });
  beforeEach(async () => {
    for (const table of ["photos", "requests"]) await incomplete.rows(`DELETE FROM ${table}`);
  });

  it("gets JSON that reports the lost photos if JavaScript sent it", async () => {
    const answer = await postQuote(incomplete, {}, FILES);
    await expect(answer.json()).resolves.toEqual({
      received: true,
      photos: { sent: 2, kept: 0 },
      text: expect.stringContaining(WORDS.server.lostPhotos) as string,
    });
  });

  it("gets a page that reports the lost photos if it was sent without JavaScript", async () => {
    const plain = await post(incomplete, formData(QUOTE, FILES), { isPlain: true });
    expect(plain.status).toBe(200);
    const html = await plain.text();
    expect(html).toContain(escapeHtml(`${WORDS.server.haveRequest} ${WORDS.server.lostPhotos}`));
    expect(html).toContain(SETTINGS.phone);
  });

  it.each([
    ["with", false],
    ["without", true],
  ])("is saved without its photos if it was sent %s JavaScript", async (_, isPlain) => {
    await post(incomplete, formData(QUOTE, FILES), { isPlain });
    expect(await incomplete.rows("SELECT name FROM requests")).toHaveLength(1);
    expect(await incomplete.rows("SELECT kept FROM photos")).toEqual([{ kept: 0 }, { kept: 0 }]);
  });
});
