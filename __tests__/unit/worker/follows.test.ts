/** Effects of the settings on the privacy page, the policy, the editor, the form and the launch check. */
import { backendFrom } from "../../../src/cms/backend";
import { deliverySchema } from "../../../src/content/schema/delivery";
import { launchProblems } from "../../../src/build/launch/rules";
import { pagePolicy } from "../../../src/build/policy/policy";
import { formWay } from "../../../src/quote/form-way";
import { withDeliveryPrivacy } from "../../../src/build/gatsby/content-nodes";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { businessWith, shipped, SIGN_IN } from "./settings";

const own = businessWith({ delivery: { requests: REQUEST_STORE }, signIn: SIGN_IN });
const headings = (business: typeof own) => withDeliveryPrivacy({ ...shipped, business }).privacyPage.sections.map(({ heading }) => heading);
const page = shipped.privacyPage;

describe("the privacy page", () => {
  it("says what this site keeps, and how long", () => {
    expect(headings(own)).toContain(page.whenKeptHere?.heading);
    const text = JSON.stringify(withDeliveryPrivacy({ ...shipped, business: own }).privacyPage.sections);
    expect(text).toContain(`${REQUEST_STORE.keepDays} days`);
    expect(text).not.toContain("{days}");
  });

  it("speaks of the check against programs and of Netlify where they are set, and else not", () => {
    expect(headings(own)).not.toContain(page.whenChecked?.heading);
    const checked = businessWith({ delivery: { requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } } });
    expect(headings(checked)).toContain(page.whenChecked?.heading);
    expect(headings(businessWith({ delivery: { netlify: true } }))).toContain(page.whenNetlify?.heading);
    expect(headings(own)).not.toContain(page.whenNetlify?.heading);
  });
});

it("lets the check against programs into the policy, and nothing else", () => {
  const parts = (hasTurnstile: boolean) => pagePolicy({ scripts: [], styles: [], hasTurnstile }).split("; ");
  const added = parts(true).filter((part) => !parts(false).includes(part));
  expect(added).toEqual([
    "script-src 'self' https://challenges.cloudflare.com",
    "frame-src https://www.openstreetmap.org https://challenges.cloudflare.com",
  ]);
});

it("leads the editor to the site's own sign-in, unless the environment names another", () => {
  expect(backendFrom({}, own)).toEqual({
    name: "github",
    repo: SIGN_IN.repository,
    branch: "main",
    base_url: own.siteUrl,
    auth_endpoint: "api/auth",
  });
  expect(backendFrom({}, businessWith({ signIn: undefined }))).toBeUndefined();
  const other = { CMS_GITHUB_REPO: "other/site", CMS_OAUTH_BASE_URL: "https://login.example.com" };
  expect(backendFrom(other, own)).toMatchObject({ repo: "other/site", base_url: "https://login.example.com" });
});

describe("the way of the form", () => {
  it.each([
    [{ requests: REQUEST_STORE }, { kind: "worker", action: "/api/quote", hasPhotos: true }],
    [{ requests: { ...REQUEST_STORE, bucket: undefined } }, { kind: "worker", hasPhotos: false }],
    [{ netlify: true }, { kind: "netlify", action: "/thank-you", hasPhotos: false }],
    [
      { netlify: true, netlifyPhotos: true },
      { kind: "netlify", hasPhotos: true },
    ],
  ])("for %j", (delivery, way) => {
    expect(formWay({ delivery })).toMatchObject(way);
  });

  it.each([[{}], [{ endpoint: "https://forms.example/quote" }], [{ netlify: false }]])("is the usual form's for %j", (delivery) => {
    expect(formWay({ delivery })).toBeUndefined();
  });

  it.each([
    { endpoint: "https://forms.example/quote", netlify: true },
    { endpoint: "https://forms.example/quote", requests: REQUEST_STORE },
    { netlify: true, requests: REQUEST_STORE },
  ])("is one: %j is refused", (delivery) => {
    expect(deliverySchema.safeParse(delivery).error?.issues[0]?.message).toContain("one way for the form");
  });
});

const fields = (business: typeof own) =>
  launchProblems({ ...shipped, business })
    .map(({ field }) => field)
    .filter((field) => /^(?:delivery|signIn)/.test(field));

it("the launch check takes the site's own endpoint once somebody can read and is told of requests", () => {
  expect(fields(own)).toEqual([]);
  expect(fields(businessWith({ delivery: { requests: REQUEST_STORE }, signIn: undefined }))).toEqual([]);
  expect(fields(businessWith({ delivery: { requests: { ...REQUEST_STORE, access: undefined } }, signIn: SIGN_IN }))).toEqual([
    "delivery.requests.access",
  ]);
  expect(fields(businessWith({ delivery: { requests: { ...REQUEST_STORE, mail: undefined } }, signIn: SIGN_IN }))).toEqual([
    "delivery.requests.mail",
  ]);
});
