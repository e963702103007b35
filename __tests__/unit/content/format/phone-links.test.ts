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
