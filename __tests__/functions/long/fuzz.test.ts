/** Fuzzes the form endpoint: every post gets a valid response, and every confirmed request is saved. */
import fc from "fast-check";
import { formData, PICTURES, post, QUOTE } from "../forms";
import { startSite, TRY_AGAIN, type Site } from "../worker-site";

const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
const STATUSES: ReadonlySet<number> = new Set([200, 400, 403, 413, 415, 422]);

jest.setTimeout(30 * 60_000);

let site: Site;
beforeAll(async () => {
  site = await startSite({ bindings: { POSTS_PER_HOUR: "1000000", MAIL_KEY: "" } });
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    "",
    "'; DROP TABLE requests; --",
    "<script>alert(1)</script>",
    "a\r\nBcc: x@example.com",
    "\u0000",
    "\ud800",
    "=1+1",
    "../../etc/passwd",
  ),
);
const fields = fc.dictionary(
  fc.oneof(fc.constantFrom(...Object.keys(QUOTE), "id", "took", "subject", "photos", "__proto__", "constructor"), text),
  text,
  { maxKeys: 30 },
);
const bytes = fc.uint8Array({ maxLength: 2000 });
const picture = fc.tuple(fc.constantFrom(...Object.values(PICTURES)), bytes).map(([head, rest]) => new Uint8Array([...head, ...rest]));
const files = fc.array(fc.tuple(text, fc.oneof(bytes, picture)), { maxLength: 7 });

interface Post {
  readonly body: BodyInit;
  readonly headers: Readonly<Record<string, string>>;
}

/** Builds a post with a unique message, so that each confirmed post is a separate request. */
type MakePost = (unique: string) => Post;

const MULTIPART = { "Content-Type": "multipart/form-data; boundary=b" };
const TYPES = [MULTIPART["Content-Type"], "multipart/form-data; boundary=", "application/x-www-form-urlencoded", "text/plain", ""];

const withUnique = (values: Readonly<Record<string, string>>, unique: string) => ({
  ...QUOTE,
  ...values,
  message: `${unique} ${values.message ?? ""}`,
});

/**
 * A form that is cut off or has one changed byte. Its name is unique too, because the change may remove the message, and two equal
 * forms are one request.
 */
const damaged = fc.tuple(fields, fc.nat(), fc.nat(255), fc.boolean()).map(([values, place, byte, isCut]): MakePost => (unique) => {
  const parts = Object.entries({ ...withUnique(values, unique), name: unique }).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const whole = Buffer.from(`${parts.join("")}--b--\r\n`);
  const at = place % whole.length;
  if (!isCut) whole[at] = byte;
  return { body: new Uint8Array(isCut ? whole.subarray(0, at) : whole), headers: MULTIPART };
});

const anyPost: fc.Arbitrary<MakePost> = fc.oneof(
  fc
    .tuple(fields, files)
    .map(([values, photos]): MakePost => (unique) => ({ body: formData(withUnique(values, unique), photos), headers: {} })),
  fields.map((values): MakePost => (unique) => ({ body: new URLSearchParams(withUnique(values, unique)), headers: {} })),
  damaged,
  fc
    .tuple(bytes, fc.constantFrom(...TYPES))
    .map(([body, type]): MakePost => () => ({ body: new Uint8Array(body), headers: { "Content-Type": type } })),
);

it(`responds to ${RUNS} posts, saves each request that it confirms, and saves no invalid request`, async () => {
  let confirmed = 0;
  await fc.assert(
    fc.asyncProperty(anyPost, async (makePost) => {
      const { body, headers } = makePost(crypto.randomUUID());
      const answer = await post(site, body, { headers });
      const responseText = await answer.text();
      if (!STATUSES.has(answer.status)) throw new Error(`${answer.status}: ${responseText}`);
      const { received, text: message } = JSON.parse(responseText) as { readonly received: boolean; readonly text?: string };
      expect(received).toBe(answer.status === 200);
      confirmed += Number(received);
      expect(received || message?.endsWith(TRY_AGAIN)).toBe(true);
    }),
    { numRuns: RUNS },
  );
  // Odd requests have a name or message over its maximum length, no name, or a name with a line break.
  const [row] = await site.rows(
    "SELECT COUNT(*) AS kept, SUM(length(name) > 200 OR length(message) > 10000 OR name = '' OR name GLOB '*' || char(10) || '*') AS odd FROM requests",
  );
  expect(confirmed).toBeGreaterThan(0);
  expect(Number(row?.kept)).toBe(confirmed);
  expect(Number(row?.odd)).toBe(0);
});
