import { receivedText } from "../../../src/quote/messages";
import { fixture } from "../../fixtures/content";

const { words } = fixture;

it.each([
  [24, words.time.hours.replace("{count}", "24")],
  [1, words.time.hour.replace("{count}", "1")],
])("promises an answer within the configured number of hours (%d)", (hours, inWords) => {
  expect(receivedText(hours, words)).toBe(words.received.text.replace("{hours}", inWords));
});
