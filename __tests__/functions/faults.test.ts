/** What was confirmed is there, wherever the functions fail or are killed. */
import { startMail, type FakeMail } from "../../scripts/lib/fakes/mail";
import { formData, PICTURES, post, postPlain, postQuote, QUOTE } from "./forms";
import { SETTINGS, startSite, WORDS, type Site } from "./site";

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

const isConfirmed = async (answer: Response): Promise<boolean> =>
  answer.status === 200 && ((await answer.json()) as { received?: boolean }).received === true;

it("a fault at each step, of four kinds: as many requests are found as were confirmed, each with its photos, and each told", async () => {
  const clean = await send(crypto.randomUUID());
  const steps = Number(clean.headers.get("x-steps"));
  // The limit, the text, two photos and their two marks, the claim of the mail, the mail, and that it was sent.
  expect(steps).toBe(9);
  const confirmed = new Set<string>([String((await site.rows("SELECT form_id FROM requests"))[0]?.form_id)]);
  const forms: string[] = [];
  let confirmedAtOnce = 0;
  for (let step = 1; step <= steps; step++) {
    for (const kind of ["fail before", "fail after", "die before", "die after"]) {
      const id = crypto.randomUUID();
      forms.push(id);
      const isClaimed = await isConfirmed(await send(id, `${step} ${kind}`));
      confirmedAtOnce += Number(isClaimed);
      const isThere = (await site.rows("SELECT id FROM requests WHERE form_id = ?1", id)).length === 1;
      // What is there may be unconfirmed; what is confirmed is there.
      expect(isThere || !isClaimed).toBe(true);
      if (isClaimed) confirmed.add(id);
    }
  }
  expect(forms).toHaveLength(36);
  expect(confirmedAtOnce).toBeGreaterThan(0);
  expect(confirmedAtOnce).toBeLessThan(forms.length);
  // The visitor who was told that nothing arrived sends the same form again.
  for (const id of forms) if (await isConfirmed(await send(id))) confirmed.add(id);
  const found = await site.rows(
    "SELECT form_id, (SELECT COUNT(*) FROM photos WHERE request_id = requests.id AND kept = 1) AS photos FROM requests",
  );
  expect(found).toHaveLength(confirmed.size);
  expect(new Set(found.map(({ form_id }) => form_id))).toEqual(confirmed);
  expect(found.map(({ photos }) => photos)).toEqual(found.map(() => 2));
  expect(await site.files()).toHaveLength(2 * found.length);
  // Time passes: what was claimed or has to wait is due.
  for (let round = 0; round < 3; round++) {
    await site.rows("UPDATE requests SET tell_after = 0");
    await site.runCron();
  }
  expect(await site.rows("SELECT id FROM requests WHERE told_at IS NULL")).toEqual([]);
  const told = new Set(mail.sent.map(({ headers }) => headers["idempotency-key"]));
  expect(told.size).toBe(found.length);
});

it("without its database the endpoint claims nothing, and says so with the phone and what was typed", async () => {
  const bare = await startSite({ hasDatabase: false });
  const answer = await postQuote(bare);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  await expect(answer.json()).resolves.toMatchObject({ received: false, problem: "away", phone: SETTINGS.phone });
  const plain = await postPlain(bare);
  expect(plain.status).toBe(503);
  const html = await plain.text();
  expect(html).toContain(SETTINGS.phone);
  expect(html).toContain(QUOTE.message);
});

it("without its bucket the request is kept, and both kinds of form hear that the photos are not", async () => {
  const bare = await startSite({ hasBucket: false });
  const answer = await postQuote(bare, {}, FILES);
  await expect(answer.json()).resolves.toEqual({
    received: true,
    photos: { sent: 2, kept: 0 },
    text: expect.stringContaining(WORDS.server.lostPhotos) as string,
  });
  const plain = await post(bare, formData({ ...QUOTE, message: "plain" }, FILES), { isPlain: true });
  expect(plain.status).toBe(200);
  const html = await plain.text();
  expect(html).toContain(`${WORDS.server.haveRequest} ${WORDS.server.lostPhotos}`);
  expect(html).toContain(SETTINGS.phone);
  expect(await bare.rows("SELECT name FROM requests")).toHaveLength(2);
  expect(await bare.rows("SELECT kept FROM photos")).toEqual(Array.from({ length: 4 }, () => ({ kept: 0 })));
});
