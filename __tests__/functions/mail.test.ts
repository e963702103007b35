import { startMail, type MailStandIn, type SentMail } from "../../scripts/lib/stand-ins/mail";
import type { MailSettings } from "../../src/requests/settings";
import { PICTURES, postQuote, QUOTE } from "./forms";
import { CRACKS, SECRETS, SETTINGS, startSite, type Site } from "./site";

const NO_MAIL: Pick<SentMail, "headers" | "body"> = { headers: {}, body: {} };

let mail: MailStandIn;
let site: Site;

const settingsFor = (provider: MailSettings["provider"]) => ({
  ...SETTINGS,
  desk: { hasPhotos: true, keepDays: 30, hasTurnstile: false, mail: { provider, from: "site@example.com" } },
});

beforeAll(async () => {
  mail = await startMail();
  site = await startSite({
    entry: "__tests__/functions/faulty-worker.ts",
    settings: settingsFor("resend"),
    bindings: { MAIL_URL: mail.url },
  });
});
beforeEach(async () => {
  await site.rows("DELETE FROM photos");
  await site.rows("DELETE FROM requests");
  for (const name of await site.files()) await site.removeFile(name);
  mail.sent.length = 0;
  mail.state.answer = undefined;
});
afterAll(async () => {
  await site.dispose();
  await mail.close();
});

const tick = async (key = SECRETS.TICK_KEY, at = site) => {
  const answer = await fetch(new URL("/api/tick", at.url), { method: "POST", headers: { Authorization: `Bearer ${key}` } });
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const request = async () => (await site.rows("SELECT * FROM requests"))[0];
const makeDue = () => site.rows("UPDATE requests SET tell_after = 0");

describe("the mail", () => {
  it("tells the company of a request, answers go to the customer, and hostile text stays in its place", async () => {
    await postQuote(site, { name: "Eve\r\nBcc: all@example.com", message: "line\r\n.\r\nBcc: x@example.com" }, [["a.jpg", PICTURES.jpeg]]);
    expect(mail.sent).toHaveLength(1);
    const { headers, body } = mail.sent[0] ?? NO_MAIL;
    expect(headers.authorization).toBe(`Bearer ${SECRETS.MAIL_KEY}`);
    expect(Object.keys(body).sort()).toEqual(["from", "reply_to", "subject", "text", "to"]);
    expect(body).toMatchObject({ from: "site@example.com", to: [SETTINGS.email], reply_to: QUOTE.email });
    expect(body.subject).toBe(`Estimate request: Eve Bcc: all@example.com, ${CRACKS}`);
    expect(body.text).toContain(
      `Phone: ${QUOTE.phone}\nEmail: ${QUOTE.email}\nService: ${CRACKS}\nPhotos: 1\n\nline\n.\nBcc: x@example.com`,
    );
    expect(body.text).toContain(`${site.url.origin}/admin/requests`);
    expect((await request())?.told_at).toEqual(expect.any(Number));
  });

  it.each([
    ["postmark", "/email", { To: SETTINGS.email, ReplyTo: QUOTE.email, From: "site@example.com" }],
    ["sendgrid", "/v3/mail/send", { reply_to: { email: QUOTE.email }, from: { email: "site@example.com" } }],
  ] as const)("goes out by %s too", async (provider, path, body) => {
    const other = await startSite({
      entry: "__tests__/functions/faulty-worker.ts",
      settings: settingsFor(provider),
      bindings: { MAIL_URL: mail.url },
    });
    try {
      await postQuote(other);
      expect(mail.sent).toEqual([expect.objectContaining({ path, body: expect.objectContaining(body) as unknown })]);
    } finally {
      await other.dispose();
    }
  });

  it.each([500, 401, 429] as const)(
    "that the provider answers with %i is tried again until it goes out, and only then counts",
    async (answer) => {
      mail.state.answer = answer;
      expect((await postQuote(site)).status).toBe(200);
      expect(await request()).toMatchObject({ told_at: null, tell_attempts: 1, tell_problem: `The mail provider answered ${answer}.` });
      // Not before its time.
      expect((await tick()).body).toEqual({ told: 0, removed: 0, untold: 1 });
      expect(await request()).toMatchObject({ tell_attempts: 1 });
      await makeDue();
      expect((await tick()).body).toEqual({ told: 0, removed: 0, untold: 1 });
      mail.state.answer = undefined;
      await makeDue();
      expect((await tick()).body).toEqual({ told: 1, removed: 0, untold: 0 });
      await makeDue();
      expect((await tick()).body).toEqual({ told: 0, removed: 0, untold: 0 });
      expect(mail.sent).toHaveLength(1);
      expect(await request()).toMatchObject({ told_at: expect.any(Number) as number, tell_attempts: 3, tell_problem: null });
    },
  );

  it("that two tellers want to send goes out once", async () => {
    mail.state.answer = 500;
    await postQuote(site);
    mail.state.answer = undefined;
    await makeDue();
    await Promise.all([tick(), tick(), tick()]);
    expect(mail.sent).toHaveLength(1);
  });
});

describe("a provider that does not answer", () => {
  it("does not keep the visitor waiting", async () => {
    const quick = await startSite({ settings: settingsFor("resend"), bindings: { MAIL_URL: mail.url } });
    try {
      mail.state.answer = "nothing";
      expect((await postQuote(quick)).status).toBe(200);
      expect(await quick.rows("SELECT told_at FROM requests")).toEqual([{ told_at: null }]);
    } finally {
      mail.state.answer = undefined;
      await quick.dispose();
    }
  });
});

describe("without a key for mail", () => {
  it("requests are kept untold", async () => {
    const mute = await startSite({ settings: settingsFor("resend"), bindings: { MAIL_URL: mail.url, MAIL_KEY: "" } });
    try {
      expect((await postQuote(mute)).status).toBe(200);
      expect((await tick(SECRETS.TICK_KEY, mute)).body).toEqual({ told: 0, removed: 0, untold: 1 });
      expect(mail.sent).toEqual([]);
    } finally {
      await mute.dispose();
    }
  });
});

describe("the tick", () => {
  it.each(["", "wrong", SECRETS.TICK_KEY.slice(1)])("with the key %j does nothing", async (key) => {
    expect((await tick(key)).status).toBe(403);
  });

  it("deletes requests and photos that are older than the setting, and no other", async () => {
    await postQuote(site, { message: "old" }, [["a.jpg", PICTURES.jpeg]]);
    await site.rows("UPDATE requests SET received_at = received_at - 30 * 86400000 - 60000");
    await postQuote(site, { message: "new" }, [["a.jpg", PICTURES.png]]);
    await site.rows("UPDATE requests SET received_at = received_at - 29 * 86400000 WHERE message = 'new'");
    const names = (await site.rows("SELECT photos.name FROM photos JOIN requests ON requests.id = request_id WHERE message = 'new'")).map(
      ({ name }) => name,
    );
    expect((await tick()).body).toMatchObject({ removed: 1 });
    expect((await site.rows("SELECT message FROM requests")).map(({ message }) => message)).toEqual(["new"]);
    expect(await site.files()).toEqual(names);
  });

  it("that dies between files and rows is finished by the next", async () => {
    await postQuote(site, { message: "old" }, [["a.jpg", PICTURES.jpeg]]);
    await site.rows("UPDATE requests SET received_at = 0, told_at = 1");
    for (let step = 1; step <= 6; step++) {
      await fetch(new URL("/api/tick", site.url), {
        method: "POST",
        headers: { Authorization: `Bearer ${SECRETS.TICK_KEY}`, "x-fault": `${step} die after` },
      });
    }
    await tick();
    expect(await site.rows("SELECT id FROM requests")).toEqual([]);
    const orphans = await site.rows("SELECT name FROM photos WHERE request_id NOT IN (SELECT id FROM requests)");
    expect(orphans).toEqual([]);
  });
});
