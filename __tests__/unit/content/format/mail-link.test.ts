import { mailLink, mailTo } from "../../../../src/content/format/mail-link";

const link = (lines: string) => mailLink("ana@example.com", { subject: "Your request", lines });
const bodyOf = (address: string) => new URL(address).searchParams.get("body");

it.each([
  ["letters", "a".repeat(10_000)],
  ["lines", "one\n".repeat(3_000)],
  ["accents", "ñ".repeat(5_000)],
  ["emoji", "🚧".repeat(5_000)],
  ["CRLF lines", "one\r\n".repeat(3_000)],
])("cuts a message of many %s to a link of 1,851 to 1,900 characters that ends with an ellipsis", (_, lines) => {
  const address = link(lines);
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(address.length).toBeGreaterThan(1850);
  expect(bodyOf(address)).toMatch(/…$/);
});

it.each(["one\ntwo", "one\r\ntwo"])("writes the line break in %j as CRLF", (lines) => {
  expect(link(lines)).toContain("one%0D%0Atwo");
});

it("keeps the characters in the subject and the message that have a meaning in a URL", () => {
  const [subject, lines] = ["Photos: 1 & 2 = 3?", "Size: 20 x 40 = 800, 50% cracked + #7 & more"];
  // A mail program, unlike URLSearchParams, reads + as a plus sign.
  const { search } = new URL(mailLink("ana@example.com", { subject, lines }).replaceAll("+", "%2B"));
  expect([...new URLSearchParams(search)]).toEqual([
    ["subject", subject],
    ["body", lines],
  ]);
});

it("keeps a short message whole", () => {
  expect(bodyOf(link("Two cracks."))).toBe("Two cracks.");
});

it.each([
  "ana@example.com",
  "o'neil+a@example.com",
  "a?subject=x@example.com",
  "a,b@example.com",
  "a&cc=b@example.com",
  "50%@example.com",
  "a#b@example.com",
])("a link to %s has one address and nothing else", (email) => {
  const { protocol, pathname, search, hash } = new URL(mailTo(email));
  expect([protocol, decodeURIComponent(pathname), search, hash]).toEqual(["mailto:", email, "", ""]);
  expect(pathname).not.toContain(",");
});
