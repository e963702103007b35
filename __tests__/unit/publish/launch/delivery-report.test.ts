import { deliveryReport } from "../../../../src/publish/launch/delivery-report";
import { REQUEST_STORE } from "../../../fixtures/request-store";
import { SIGN_IN } from "../../worker/with-hosting";

it.each([
  [
    { delivery: { requests: REQUEST_STORE }, signIn: undefined },
    ["The host must have these secrets: SECRET, MAIL_KEY.", "If SECRET is missing, the endpoint responds 503 and stores nothing."],
  ],
  [
    { delivery: { requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } }, signIn: undefined },
    [
      "The host must have these secrets: SECRET, MAIL_KEY, TURNSTILE_SECRET.",
      "If SECRET or TURNSTILE_SECRET is missing, the endpoint responds 503 and stores nothing.",
    ],
  ],
  [{ delivery: {}, signIn: SIGN_IN }, ["The host must have these secrets: SECRET, GITHUB_CLIENT_SECRET."]],
  [{ delivery: {}, signIn: undefined }, []],
])("lists the secrets that the settings %j need, and what happens if secrets are missing", (settings, lines) => {
  const report = deliveryReport(settings).split("\n");
  expect(report.filter((line) => /secrets|503/.test(line))).toEqual(lines);
});
