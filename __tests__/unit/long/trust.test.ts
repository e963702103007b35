/** Someone who may only edit content cannot change whom the site trusts. The tests change every field of the content to show this. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { backendFrom, connectedUrls } from "../../../src/cms/backend";
import { configText } from "../../../src/cms/config";
import { loadLanguages, translationsIn } from "../../../src/content/load/languages";
import type { Hosting } from "../../../src/content/schema/hosting";
import { required } from "../../../src/content/shared/required";
import { adminPolicy, pagePolicy } from "../../../src/policy/policy";
import { analyticsService } from "../../../src/publish/analytics/service";
import { headerBlocks } from "../../../src/publish/host/headers";
import { wranglerConfig } from "../../../src/publish/host/worker-files";
import { formReceiver } from "../../../src/quote/form-receiver";
import { FIXTURE_ROOT } from "../../fixtures/content";
import { newFolder } from "../../fixtures/folder";
import { attackContent, EVIL, type MarkedContent } from "../../fixtures/marked-content";
import { REQUEST_STORE } from "../../fixtures/request-store";
import { SIGN_IN } from "../worker/with-hosting";

const folder = newFolder();
const attacked = path.join(folder, "content");
let attack: MarkedContent;

beforeAll(() => {
  cpSync(FIXTURE_ROOT, attacked, { recursive: true });
  attack = attackContent(attacked);
});
afterAll(() => rmSync(folder, { recursive: true }));

const loadWith = (root: string, settings: Hosting) => {
  const hosting = path.join(folder, "hosting.yml");
  writeFileSync(hosting, stringify(settings));
  return loadLanguages(root, { drafts: true, hosting });
};

/** Fields that have only one valid value in this content. */
const ONE_VALUE = [
  ...["closes", "days", "opens"].map((field) => `Business.hours.${field}`),
  ...["high", "low"].map((field) => `Facts.prices.drivewaySquareFoot.${field}`),
  ...["Facts.work.crackFrom", "Facts.work.crackTo", "Service.related.posts", "ServicesPage.finder.doors.anchor"],
  "Worksheets.sheets.name",
];

/** Settings of the Worker that do not decide whom the site trusts, because visitors only read them. */
const SHOWN = ["company", "phone", "phoneHref", "email", "timeZone", "words", "translations"];

/** Returns what a build with these files trusts: recipients, endpoints, readers, hosts of policies and the editor's repository. */
const trustOf = (root: string, settings: Hosting) => {
  const languages = loadWith(root, settings);
  const { hosting } = languages.en;
  const { env, ...site } = wranglerConfig(languages.en, translationsIn(languages));
  const { define, ...worker } = env?.requests ?? { define: undefined };
  const all = define ? (JSON.parse(define.SITE_SETTINGS) as object) : {};
  const backend = backendFrom({}, hosting);
  const receiver = formReceiver(hosting);
  const analytics = analyticsService(hosting.analytics);
  return {
    wrangler: { site, worker },
    worker: Object.fromEntries(Object.entries(all).filter(([name]) => !SHOWN.includes(name))) as unknown,
    receiver,
    analytics,
    page: pagePolicy({ scripts: [], styles: [], endpoint: hosting.delivery.endpoint, analytics: analytics?.sources }),
    headers: headerBlocks([], "cloudflare", hosting),
    editor: backend && {
      policy: adminPolicy(connectedUrls(backend)),
      settings: (parse(configText(languages, backend)) as { backend: unknown }).backend,
    },
  };
};

it("the attack changes every field but those that have only one valid value", () => {
  expect(attack.marks.length).toBeGreaterThan(500);
  expect(attack.marks.filter(({ text }) => text.includes(EVIL)).length).toBeGreaterThan(300);
  expect([...attack.unmarked].sort()).toEqual(ONE_VALUE);
});

describe.each<[string, Hosting]>([
  ["its own endpoint and sign-in", { delivery: { requests: REQUEST_STORE }, signIn: SIGN_IN, secureSubdomains: true }],
  ["sign-in only", { delivery: {}, signIn: SIGN_IN }],
  [
    "a form service and Plausible",
    { delivery: { endpoint: "https://forms.example.com/quote" }, analytics: { plausible: { domain: "example.com" } } },
  ],
  ["Netlify's forms", { delivery: { netlify: true } }],
  ["no form and no sign-in", { delivery: {} }],
])("a site with %s", (_, hosting) => {
  it("keeps its recipients, endpoints, readers, hosts and repository if an editor changes every field", () => {
    const trusted = trustOf(attacked, hosting);
    expect(trusted).toEqual(trustOf(FIXTURE_ROOT, hosting));
    expect(JSON.stringify(trusted)).not.toContain(EVIL);
  });
});

it("the Worker has no settings but the request store and those that visitors only read", () => {
  const { en } = loadWith(attacked, { delivery: { requests: REQUEST_STORE } });
  const settings = JSON.parse(required(wranglerConfig(en).env, "The Worker").requests.define.SITE_SETTINGS) as object;
  expect(Object.keys(settings).sort()).toEqual([...SHOWN, "requestStore"].sort());
});
