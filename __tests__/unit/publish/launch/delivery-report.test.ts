import { deliveryReport } from "../../../../src/publish/launch/delivery-report";
import { REQUEST_STORE } from "../../../fixtures/request-store";
import { SIGN_IN } from "../../worker/with-hosting";

const ENDPOINT = { delivery: { requests: REQUEST_STORE }, signIn: undefined };
const WITH_TURNSTILE = { delivery: { requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } }, signIn: undefined };
const ONLY_SIGN_IN = { delivery: {}, signIn: SIGN_IN };
const NOTHING = { delivery: {}, signIn: undefined };

const linesWith = (text: string, settings: Parameters<typeof deliveryReport>[0]): readonly string[] =>
  deliveryReport(settings)
    .split("\n")
    .filter((line) => line.includes(text));

it.each([
  ["the site's own endpoint", ENDPOINT, ["The host must have these secrets: SECRET, MAIL_KEY."]],
  ["the site's own endpoint with Turnstile", WITH_TURNSTILE, ["The host must have these secrets: SECRET, MAIL_KEY, TURNSTILE_SECRET."]],
  ["sign-in", ONLY_SIGN_IN, ["The host must have these secrets: SECRET, GITHUB_CLIENT_SECRET."]],
])("lists the secrets for %s", (_, settings, lines) => {
  expect(linesWith("secrets", settings)).toEqual(lines);
});

it("lists no secrets without delivery and sign-in", () => {
  expect(linesWith("secrets", NOTHING)).toEqual([]);
});

it.each([
  ["the site's own endpoint", ENDPOINT, ["If SECRET is missing, the endpoint responds 503 and stores nothing."]],
  [
    "the site's own endpoint with Turnstile",
    WITH_TURNSTILE,
    ["If SECRET or TURNSTILE_SECRET is missing, the endpoint responds 503 and stores nothing."],
  ],
])("says for which missing secrets the endpoint refuses requests: %s", (_, settings, lines) => {
  expect(linesWith("503", settings)).toEqual(lines);
});

it.each([
  ["sign-in", ONLY_SIGN_IN],
  ["no delivery and no sign-in", NOTHING],
])("does not mention an endpoint that refuses requests: %s", (_, settings) => {
  expect(linesWith("503", settings)).toEqual([]);
});
