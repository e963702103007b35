/** The setting that has visits counted: what it accepts, and what follows from it. */
import { fixture } from "../../../fixtures/content";
import { copyContent } from "../../content/copy";
import { analytics, analyticsVendor } from "../../../../src/build/analytics/script";
import { analyticsScript } from "../../../../src/build/gatsby/page-head";
import type { Business } from "../../../../src/content/schema/business";
import type { AnalyticsSettings } from "../../../../src/content/schema/analytics";
import { launchProblems } from "../../../../src/build/launch/rules";
import { mayCount } from "../../../../src/build/analytics/inline";
import { withAnalytics } from "../../../../src/build/analytics/privacy";
import { pagePolicy } from "../../../../src/build/policy/policy";
import { BUILD } from "../gatsby/page-build";

const TOKEN = "0123456789abcdef0123456789abcdef";
const SERVICES: readonly AnalyticsSettings[] = [{ cloudflareToken: TOKEN }, { plausible: { domain: "desert-asphalt.us" } }];

const withService = (measure: AnalyticsSettings | undefined) => ({
  ...fixture,
  business: { ...fixture.business, measure } satisfies Business,
});

describe("off", () => {
  it.each([undefined, {}])("with %j nothing is made, allowed or said", async (measure) => {
    const way = analyticsVendor(measure, {});
    expect(way).toBeUndefined();
    expect(await analytics(way)).toBeUndefined();
    expect(analyticsScript(BUILD)).toEqual([]);
    const content = withService(measure);
    expect(withAnalytics(content)).toBe(content);
  });

  it.each(SERVICES)("a preview counts nothing with %j", (measure) => {
    expect(analyticsVendor(measure, { SITE_ENV: "preview" })).toBeUndefined();
    expect(analyticsVendor(measure, {})).toBeDefined();
  });
});

it.each<[AnalyticsSettings, string, string]>([
  [{ cloudflareToken: TOKEN }, "'self' https://static.cloudflareinsights.com", "'self' https://cloudflareinsights.com"],
  [{ plausible: { domain: "a.us" } }, "'self' https://plausible.io", "'self' https://plausible.io"],
  [{ plausible: { domain: "a.us", host: "https://stats.a.us" } }, "'self' https://stats.a.us", "'self' https://stats.a.us"],
])("the policy for %j allows %s to run and %s to be told", (measure, scripts, connects) => {
  const policy = pagePolicy({ scripts: [], styles: [], analytics: analyticsVendor(measure, {})?.sources }).split("; ");
  expect(policy).toContain(`script-src ${scripts}`);
  expect(policy).toContain(`connect-src ${connects}`);
});

it("names an origin once, where the form and the counts go to one server", () => {
  const policy = pagePolicy({
    scripts: [],
    styles: [],
    endpoint: "https://a.us/quote",
    analytics: { scripts: [], connects: ["https://a.us"] },
  });
  expect(policy).toContain("connect-src 'self' https://a.us;");
});

describe("the privacy page", () => {
  const texts = fixture.privacyPage.whenMeasured;

  it.each(SERVICES.map((measure, index) => [measure, (["cloudflare", "plausible"] as const)[index] ?? "plausible"] as const))(
    "says for %j what counts, under %s alone, and takes its own words back",
    (measure, key) => {
      const { hero, sections } = withAnalytics(withService(measure)).privacyPage;
      expect(hero.text).toBe(texts?.text);
      const added = sections.map(({ heading }) => heading).filter((heading) => heading === texts?.[key].heading);
      expect(added).toHaveLength(1);
      expect(sections).toHaveLength(fixture.privacyPage.sections.length + 1);
    },
  );

  it("names the host of Plausible", () => {
    const said = (plausible: AnalyticsSettings["plausible"]) =>
      JSON.stringify(withAnalytics(withService({ plausible })).privacyPage.sections);
    expect(said({ domain: "a.us" })).toContain("plausible.io");
    expect(said({ domain: "a.us", host: "https://stats.a.us" })).toContain("stats.a.us");
    expect(said({ domain: "a.us" })).not.toContain("{host}");
  });
});

describe("the launch check", () => {
  const fields = (measure: AnalyticsSettings, page = fixture.privacyPage) =>
    launchProblems({ ...withService(measure), privacyPage: page })
      .map(({ file, field }) => `${file} ${field}`)
      .filter((field) => /measure/i.test(field));

  it.each(SERVICES)("takes %j", (measure) => {
    expect(fields(measure)).toEqual([]);
  });

  it.each(["http://127.0.0.1:8000", "https://stats.example"])("finds %s, which real visitors do not reach", (host) => {
    expect(fields({ plausible: { domain: "a.us", host } })).toEqual(["settings/business.yml measure.plausible.host"]);
  });

  it.each(SERVICES)("wants visitors to be told of %j", (measure) => {
    expect(fields(measure, { ...fixture.privacyPage, whenMeasured: undefined })).toEqual(["pages/privacy.yml whenMeasured"]);
  });
});

it.each<[string, string, string]>([
  [
    "  analytics: yes",
    "measure.analytics",
    'one of the fields cloudflareToken, plausible; a field named "analytics". Correct the field\'s name, or delete it.',
  ],
  [
    "  cloudflareToken: G-12345",
    "measure.cloudflareToken",
    'a token of 32 digits and letters a to f, as in the snippet that Cloudflare shows; "G-12345". Of Cloudflare Web Analytics: visits and vitals, nothing else.',
  ],
  [
    "  plausible: { domain: 'https://a.us' }",
    "measure.plausible.domain",
    'a domain in small letters, without https://, such as example.com; "https://a.us". As the site is named at Plausible.',
  ],
  [
    "  plausible: { domain: a.us, host: 'https://stats.a.us/' }",
    "measure.plausible.host",
    'an address without a path and without a slash at its end, such as https://plausible.example.com; "https://stats.a.us/". Of a Plausible of your own. Left out: https://plausible.io.',
  ],
  [
    `  plausible: { domain: a.us }\n  cloudflareToken: ${TOKEN}`,
    "measure",
    "one service: Cloudflare Web Analytics or Plausible; a group with plausible, cloudflareToken. cloudflareToken or plausible (docs/deploy.md). Left out, nothing is counted.",
  ],
])("is refused as %j, with its field and how to fix it", (yaml, field, says) => {
  const copy = copyContent();
  const file = "settings/business.yml";
  const lines = copy
    .read(file)
    .toString()
    .split(/^measure:\n(?: {2}.*\n)+/m)
    .join("");
  const before = lines.split("\n").length;
  copy.write(file, `${lines}measure:\n${yaml}\n`);
  const [problem, ...others] = copy.problems();
  copy.remove();
  expect(others).toEqual([]);
  expect(problem && `${problem.field} ${problem.expected}; ${problem.found}. ${problem.fix}`).toBe(`${field} ${says}`);
  expect(problem?.line).toBe(field === "measure" ? before : before + 1);
});

it.each([
  [{}, true],
  [{ doNotTrack: null, globalPrivacyControl: false, webdriver: false }, true],
  [{ doNotTrack: "0" }, true],
  [{ doNotTrack: "1" }, false],
  [{ globalPrivacyControl: true }, false],
  [{ webdriver: true }, false],
])("of a browser that says %j a visit may be counted: %s", (navigator, may) => {
  expect(mayCount(navigator)).toBe(may);
});
