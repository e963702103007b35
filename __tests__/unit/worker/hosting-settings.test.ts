/** Tests how the settings affect the privacy page, the editor, the form and the launch check. */
import { backendFrom } from "../../../src/cms/backend";
import { deliverySchema, type Hosting } from "../../../src/content/schema/hosting";
import { launchProblems } from "../../../src/publish/launch/rules";
import { formReceiver } from "../../../src/quote/form-receiver";
import { withPrivacy } from "../../../src/content/entries/privacy-page";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { fixture } from "../../fixtures/content";
import { SIGN_IN, withHosting } from "./with-hosting";

const withBackend: Hosting = { delivery: { requests: REQUEST_STORE }, signIn: SIGN_IN };
const privacyHeadings = (hosting: Hosting) => withPrivacy(withHosting(hosting)).privacyPage.sections.map(({ heading }) => heading);
const page = fixture.privacyPage;

const fields = (hosting: Hosting) =>
  launchProblems(withHosting(hosting))
    .map(({ field }) => field)
    .filter((field) => /^(?:delivery|signIn)/.test(field));

describe("the privacy page", () => {
  it("is unchanged without a provider for the form", () => {
    const content = withHosting({ delivery: {} });
    expect(withPrivacy(content)).toBe(content);
  });

  it("states for how long requests are stored", () => {
    expect(privacyHeadings(withBackend)).toContain(page.whenKeptHere?.heading);
    const text = JSON.stringify(withPrivacy(withHosting(withBackend)).privacyPage.sections);
    expect(text).toContain(`${REQUEST_STORE.keepDays} days`);
    expect(text).not.toContain("{days}");
  });

  it.each<[string, Hosting, string | undefined]>([
    ["Turnstile", { delivery: { requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } } }, page.whenChecked?.heading],
    ["Netlify", { delivery: { netlify: true } }, page.whenNetlify?.heading],
  ])("mentions %s only if the form uses it", (_, hosting, heading) => {
    expect(privacyHeadings(hosting)).toContain(heading);
    expect(privacyHeadings(withBackend)).not.toContain(heading);
  });
});

it("connects the editor to the site's own sign-in, unless the environment names another service", () => {
  const own = { repo: SIGN_IN.repository, branch: "main", auth_endpoint: "api/auth" };
  expect(backendFrom({}, withBackend)).toEqual({ name: "github", ...own });
  expect(backendFrom({}, { signIn: undefined })).toBeUndefined();
  const other = { CMS_GITHUB_REPO: "other/site", CMS_OAUTH_BASE_URL: "https://login.example.com" };
  expect(backendFrom(other, withBackend)).toMatchObject({ repo: "other/site", base_url: "https://login.example.com" });
});

describe("the delivery of the form", () => {
  it("needs a provider", () => {
    expect(formReceiver({ delivery: {} })).toBeUndefined();
  });

  it.each([
    [{ requests: REQUEST_STORE }, { kind: "worker", action: "/api/quote", hasPhotos: true }],
    [{ requests: { ...REQUEST_STORE, bucket: undefined } }, { kind: "worker", hasPhotos: false }],
    [{ netlify: true }, { kind: "netlify", action: "/thank-you", hasPhotos: false }],
    [{ netlify: true, netlifyPhotos: true }, { hasPhotos: true }],
  ])("matches the settings %j", (delivery, receiver) => {
    expect(formReceiver({ delivery })).toMatchObject(receiver);
  });

  it.each([
    { endpoint: "https://forms.example/quote", netlify: true },
    { endpoint: "https://forms.example/quote", requests: REQUEST_STORE },
    { netlify: true, requests: REQUEST_STORE },
  ])("cannot use more than one provider: %j", (delivery) => {
    expect(deliverySchema.safeParse(delivery).error?.issues[0]?.message).toContain("only one receiver for the form");
  });
});

it("with the first-party backend, the launch check requires the settings `access` and `mail`", () => {
  expect(fields(withBackend)).toEqual([]);
  const incomplete = { ...REQUEST_STORE, access: undefined, mail: undefined };
  expect(fields({ delivery: { requests: incomplete } })).toEqual(["delivery.requests.access", "delivery.requests.mail"]);
});
