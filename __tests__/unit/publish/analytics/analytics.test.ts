/** Tests how the analytics setting affects the build, the privacy page and the launch check. */
import { fixture } from "../../../fixtures/content";
import { analyticsScript } from "../../../../src/publish/analytics/service";
import type { AnalyticsSettings } from "../../../../src/content/schema/analytics";
import { launchProblems } from "../../../../src/publish/launch/rules";
import { llmsText } from "../../../../src/publish/texts";
import { contentNodes } from "../../../../src/gatsby/content-nodes";
import type { Content } from "../../../../src/content/schema";
import { TRANSLATIONS } from "../../../../src/content/shared/languages";
import { required } from "../../../../src/content/shared/required";
import { mayCount } from "../../../../src/publish/analytics/inline";
import { withPrivacy } from "../../../../src/content/entries/privacy-page";

const SERVICES = [
  ["cloudflare", { cloudflareToken: "0123456789abcdef0123456789abcdef" }],
  ["plausible", { plausible: { domain: "desert-asphalt.us" } }],
] as const;

const withService = (analytics: AnalyticsSettings | undefined) => ({ ...fixture, hosting: { ...fixture.hosting, analytics } });
const texts = fixture.privacyPage.whenMeasured;

it.each([undefined, {}])("the setting %j adds no script or policy source", async (settings) => {
  expect(await analyticsScript(settings)).toBeUndefined();
});

it.each([undefined, {}])("the setting %j adds no text", (settings) => {
  const content = withService(settings);
  expect(withPrivacy(content)).toBe(content);
});

it.each(SERVICES)("with %s, the privacy page has another introduction", (_, settings) => {
  expect(withPrivacy(withService(settings)).privacyPage.hero.text).toBe(texts?.text);
});

it.each(SERVICES)("the privacy page gets one section about %s", (key, settings) => {
  const { sections } = withPrivacy(withService(settings)).privacyPage;
  expect(sections.filter(({ heading }) => heading === texts?.[key].heading)).toHaveLength(1);
  expect(sections).toHaveLength(fixture.privacyPage.sections.length + 1);
});

describe.each(["en", ...TRANSLATIONS])("in the language %s", (language) => {
  const withServiceIn = (settings: AnalyticsSettings) => ({ ...withService(settings), language }) as Content; // Safe cast: a known language

  it.each(SERVICES)("with %s, llms.txt describes the privacy page with the description for measured sites", (_, settings) => {
    expect(llmsText(withServiceIn(settings))).toContain(`: ${required(texts?.description, "A description")}\n`);
  });

  it("llms.txt has the page's own description without a service", () => {
    const text = llmsText(withServiceIn({}));
    expect(text).toContain(`: ${required(fixture.privacyPage.seo?.description, "A description")}\n`);
    expect(text).not.toContain(texts?.description);
  });

  it.each(SERVICES)("the page's data has a section about %s", (key, settings) => {
    const page = contentNodes(withServiceIn(settings)).find(({ internal }) => internal.type === "PrivacyPage");
    expect(page?.sections).toContainEqual(expect.objectContaining({ heading: texts?.[key].heading }));
  });
});

describe("the launch check", () => {
  const fields = (settings: AnalyticsSettings, page = fixture.privacyPage) =>
    launchProblems({ ...withService(settings), privacyPage: page })
      .map(({ file, field }) => `${file} ${field}`)
      .filter((field) => /analytics|measure/i.test(field));

  it.each(["http://127.0.0.1:8000", "https://stats.example"])("reports %s, which visitors cannot reach", (host) => {
    expect(fields({ plausible: { domain: "a.us", host } })).toEqual(["hosting.yml analytics.plausible.host"]);
  });

  it.each(SERVICES)("reports a privacy page without a section about %s", (_, settings) => {
    expect(fields(settings, { ...fixture.privacyPage, whenMeasured: undefined })).toEqual(["pages/privacy.yml whenMeasured"]);
  });
});

it.each([
  [{}, true],
  [{ doNotTrack: null, globalPrivacyControl: false, webdriver: false }, true],
  [{ doNotTrack: "0" }, true],
  [{ doNotTrack: "1" }, false],
  [{ globalPrivacyControl: true }, false],
  [{ webdriver: true }, false],
])("for a browser with %j, `mayCount` returns %s", (navigator, may) => {
  expect(mayCount(navigator)).toBe(may);
});
