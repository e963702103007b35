import { receivedText, RECEIVED_TITLE } from "../../../src/quote/messages";
import { QUOTE_SERVICES } from "../../../src/quote/services";

it.each([
  [24, "We'll contact you within 24 hours to discuss your project."],
  [48, "We'll contact you within 48 hours to discuss your project."],
  [1, "We'll contact you within 1 hour to discuss your project."],
])("promises an answer within %d hours", (hours, text) => {
  expect(receivedText(hours)).toBe(text);
});

it("is called as specified", () => {
  expect(RECEIVED_TITLE).toBe("Quote Request Received!");
});

it("offers the services of the specification, in its order", () => {
  expect(QUOTE_SERVICES.map(({ value }) => value)).toEqual([
    "commercial-sealcoating",
    "residential-sealcoating",
    "crack-filling",
    "striping",
    "asphalt-repair",
    "other",
  ]);
});
