/** Tests which hosting settings are in the editor's data, which everyone can read on the published site. */
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { editorSite } from "../../../src/cms/editor-site";
import type { Hosting } from "../../../src/content/schema/hosting";
import { fixture } from "../../fixtures/content";

const HOSTING: Hosting = {
  delivery: {
    requests: {
      project: "washoe-worker",
      databaseId: "5f0c1f7e-3b1a-4b59-9d8e-2d6f1c7a9b10",
      bucket: "washoe-photos",
      keepDays: 4321,
      access: { team: "washoe-team", audience: "b".repeat(64) },
      mail: { provider: "postmark", from: "sender@washoe.example", to: "recipient@washoe.example" },
      turnstileSiteKey: "0x4washoe",
    },
  },
  signIn: { clientId: "Iv1.washoe", repository: "washoe/site", isPublic: false, branch: "washoe-branch", people: ["washoe-person"] },
  analytics: { plausible: { domain: "stats.washoe.example" } },
};

const es = { ...fixture, language: "es" as const, hosting: HOSTING };
const data = JSON.stringify(editorSite({ en: { ...fixture, hosting: HOSTING }, es }, LOCAL_PROXY, []));

it.each([
  ["the Worker's name", "washoe-worker"],
  ["the database's id", "5f0c1f7e"],
  ["the Access team", "washoe-team"],
  ["the Access audience", "bbbb"],
  ["the mail provider", "postmark"],
  ["the sender of emails", "sender@"],
  ["the recipient of emails", "recipient@"],
  ["the GitHub client id", "Iv1.washoe"],
  ["the repository of the sign-in", "washoe/site"],
  ["the branch of the sign-in", "washoe-branch"],
  ["the people who may sign in", "washoe-person"],
])("omits %s", (_, value) => {
  expect(JSON.stringify(HOSTING)).toContain(value);
  expect(data).not.toContain(value);
});

it.each([
  ["how long requests are kept", "4321"],
  ["whether requests may have photos", "washoe-photos"],
  ["the Turnstile site key", "0x4washoe"],
  ["the analytics settings", "stats.washoe.example"],
])("includes %s", (_, value) => {
  expect(data).toContain(value);
});
