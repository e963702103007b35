import { listInWords } from "../../../../src/content/format/list-in-words";
import { mailLink } from "../../../../src/content/format/mail-link";
import { smsLink, telLink } from "../../../../src/content/format/phone";

const PHONE = "(702) 555-0142";
const WORDS = "Where & what?\nSize: 20 x 40 = 800, 50% cracked";

it("formats a phone number for links that call or text it", () => {
  expect(telLink(PHONE)).toBe("tel:+17025550142");
  expect(smsLink(PHONE)).toBe("sms:+17025550142");
});

it("puts the text message after `?&body=`, which Android phones and iPhones both read", () => {
  const [address = "", body = ""] = smsLink(PHONE, WORDS).split("?&body=");
  expect(address).toBe(smsLink(PHONE));
  expect(body).not.toMatch(/[ &?=\n]/);
  expect(decodeURIComponent(body)).toBe(WORDS);
});

it.each(["\n", "\r\n"])("builds a mailto link with an escaped address, and converts %j line breaks to CRLF", (lineBreak) => {
  const lines = WORDS.replace("\n", lineBreak);
  const link = new URL(mailLink("o'neil+lots&yards@example.com", { subject: "Photos: 1 & 2", lines }));
  expect(decodeURIComponent(link.pathname)).toBe("o'neil+lots&yards@example.com");
  expect(link.pathname).toContain("@");
  expect([...new URLSearchParams(link.search.replaceAll("+", "%2B")).entries()]).toEqual([
    ["subject", "Photos: 1 & 2"],
    ["body", WORDS.replace("\n", "\r\n")],
  ]);
});

it.each([
  [[], "", ""],
  [["by mail"], "by mail", "by mail"],
  [["by text", "by mail"], "by text and by mail", "by text or by mail"],
  [["with the form", "by text", "by mail"], "with the form, by text and by mail", "with the form, by text or by mail"],
])("joins %j as a list and as alternatives", (names, all, choice) => {
  expect(listInWords(names)).toBe(all);
  expect(listInWords(names, "en", "disjunction")).toBe(choice);
});
