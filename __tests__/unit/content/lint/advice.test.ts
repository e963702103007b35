/** Tests the content lint: advice on single files, and pictures that no file uses. */
import { adviceOnFile } from "../../../../src/content/lint/advice";
import { unusedPictures } from "../../../../src/content/lint/report";
import { CLAIMS, MAX_SENTENCE_WORDS, SPANISH_CLAIMS } from "../../../../src/content/lint/rules";
import { namedFacts } from "../../../../src/content/facts/named-facts";
import type { ParsedFile } from "../../../../src/content/check/parse";
import { files, lists } from "../../../../src/content/schema";
import { fixture } from "../../../fixtures/content";
import { folderForEachTest } from "../../../fixtures/folder";

const { business } = fixture;
const facts = namedFacts(fixture);
const SEO = {
  title: "A title of the right length",
  description: "A description that is long enough to be shown whole, and says what the page alone has to say.",
};
const POST: ParsedFile = {
  file: "posts/new.md",
  data: { title: "Sun and asphalt", seo: SEO },
  body: "Asphalt dries out under the sun.",
  bodyLine: 7,
  lineOf: () => undefined,
};
const adviceFor = (draft: Partial<ParsedFile>) => adviceOnFile({ ...POST, ...draft }, facts).map(({ field, why }) => `${field}: ${why}`);
const adviceForBody = (file: string, body: string) => adviceFor({ file, body }).filter((line) => !line.startsWith("seo"));

it("gives no advice on a good post", () => {
  expect(adviceFor({})).toEqual([]);
});

it.each([files.servicesPage.file, files.locationsPage.file, `es/${files.servicesPage.file}`])(
  "gives no advice on %s without a search description, because the build writes one",
  (file) => {
    expect(adviceFor({ file, data: { seo: { title: SEO.title } }, body: "" })).toEqual([]);
  },
);

/** For each rule, a sentence that breaks the rule. */
const BREAKS: Readonly<Record<keyof typeof CLAIMS, string>> = {
  "sealcoat is renewed every few years, not every year": "Sealcoat your driveway every year.",
  "heat, cold and rain all stop the work": "We seal in any season.",
  "we promise only the workmanship warranty in the settings": "Guaranteed dry in 8 hours.",
  "filler suits narrow cracks only": "Our filler fixes everything.",
  "no one certifies parking lots, and compliance takes more than paint": "We paint ADA certified stalls.",
  "we do not have an office or crew in each place": "Call our local office in Henderson.",
  "many homes here have concrete or pavers": "Most homes here have asphalt.",
  "a superlative that cannot be checked": "The premier sealcoating company.",
  "prices are ranges, never firm": "A driveway is only $300.",
};
const SPANISH_BREAKS: Readonly<Record<keyof typeof SPANISH_CLAIMS, string>> = {
  "we promise only the workmanship warranty in the settings": "Garantizamos el sellado.",
  "a superlative that cannot be checked": "Somos la mejor empresa del valle.",
  "prices are ranges, never firm": "Su entrada por solo $300.",
};

it.each([
  ...Object.keys(CLAIMS).map((why) => [why, BREAKS[why] ?? "", "posts/a.md"] as const),
  ...Object.keys(SPANISH_CLAIMS).map((why) => [why, SPANISH_BREAKS[why] ?? "", "es/posts/a.md"] as const),
])("reports a claim and the reason: %s", (why, sentence, file) => {
  const fix = "Say only what you can prove, or delete it.";
  expect(adviceOnFile({ ...POST, file, body: sentence }, facts)).toContainEqual({
    file,
    line: 7,
    field: "text",
    why: `"${sentence}": ${why}.`,
    fix,
  });
});

it.each([
  "We are the best in town.",
  "Ask the best contractors.",
  "We offer the best prices and the best service.",
  "The best in Henderson.",
])("reports a superlative: %s", (sentence) => {
  expect(adviceForBody("posts/a.md", sentence)).toEqual([expect.stringContaining("a superlative that cannot be checked")]);
});

it.each([
  "Waiting for dry weather is in the best interest of your pavement.",
  "Ask for proof of the best insurance.",
  "Read the best instructions first.",
  "The best time is fall.",
])("does not report 'best' if it praises no company: %s", (sentence) => {
  expect(adviceForBody("posts/a.md", sentence)).toEqual([]);
});

it.each([
  ["a question in a post", "posts/a.md", "Is a lot sealed every year?"],
  ["a customer's review", lists.testimonials.file, "They are the premier crew in town!"],
  ["the owner's facts", files.company.file, "The dust is guaranteed to settle."],
])("does not report a claim in %s", (_, file, text) => {
  expect(adviceForBody(file, text)).toEqual([]);
});

const PRICE = "$1";
const WITH_PRICE = { ...facts, "square-foot-price": { label: "Price", text: PRICE } };
/** Returns the fixes for a text. */
const fixes = (body: string, file = POST.file) => adviceOnFile({ ...POST, file, body }, WITH_PRICE).map(({ fix }) => fix);

it.each([
  [`Call ${business.phone} now.`, "phone"],
  [`${business.name} answers.`, "company"],
  ["A square foot costs $1.", "square-foot-price"],
  ["At $1, it is cheap.", "square-foot-price"],
  ["One foot ($1) is enough.", "square-foot-price"],
])("suggests a reference for the fact in %j", (text, name) => {
  expect(fixes(text)).toEqual([`Write {{${name}}} instead.`]);
});

it.each([
  `Ring 1${business.phone}9 or {{phone}}.`,
  "A lot costs $10.",
  "A lot costs $1,500.",
  "A foot costs $1.50.",
  "A foot costs $1-$2.",
  "A foot costs $0.50-$1.",
  "A foot costs US$1.",
])("suggests no reference for part of a number or range: %j", (text) => {
  expect(fixes(text)).toEqual([]);
});

it("suggests no reference in the file that sets the fact", () => {
  expect(fixes(business.phone, files.business.file)).toEqual([]);
});

it.each([
  ["## A\n\n#### B", '"B" is a heading of level 4 below a heading of level 2.'],
  ["### A", '"A" is a heading of level 3 below the page\'s title.'],
  ["# A\n\n### B\n\n##### *C*", '"C" is a heading of level 5 below a heading of level 3.'],
])("reports the skipped heading level in %j", (body, why) => {
  expect(adviceFor({ body })).toEqual([`text: ${why}`]);
});

// Pages show a heading of level one as level two, so "# A" before "### B" skips no level.
it.each(["## A\n\n### B\n\n#### C\n\n## D", "# A\n\n### B", "`## A`\n\n    #### B"])("reports no skipped heading level in %j", (body) => {
  expect(adviceFor({ body })).toEqual([]);
});

it("reports the line of a skipped heading level", () => {
  expect(adviceOnFile({ ...POST, body: "## A\n\nOne.\n\n#### B" }, facts).map(({ line }) => line)).toEqual([11]);
});

/** Returns a sentence of `count` words. */
const words = (count: number) => `One${" word".repeat(count - 1)}.`;

it.each(["services/a.md", "locations/a.md", files.homePage.file])("reports a sentence that is too long in %s", (file) => {
  expect(adviceForBody(file, `${words(3)} ${words(MAX_SENTENCE_WORDS + 1)}`)).toEqual([
    expect.stringContaining(`${MAX_SENTENCE_WORDS + 1} words`),
  ]);
});

it.each(["posts/a.md", "es/services/a.md", `es/${files.homePage.file}`])("reports no long sentence in %s", (file) => {
  expect(adviceForBody(file, words(MAX_SENTENCE_WORDS + 1))).toEqual([]);
});

it.each<[string, Partial<ParsedFile>, readonly RegExp[]]>([
  ["a missing title and description", { data: {} }, [/^seo\.title: No search title; /, /^seo\.description: No search description; /]],
  [
    "a short search description",
    { data: { seo: { ...SEO, description: "Asphalt" } } },
    [/^seo\.description: .* of 7 characters; 80 to 155/],
  ],
  ["a long search title", { data: { seo: { ...SEO, title: words(20) } } }, [/^seo\.title: .* 15 to 60 characters work best/]],
  [
    "a missing search title on a single page",
    { file: files.thankYouPage.file, data: { seo: { ...SEO, title: "" } }, body: "" },
    [/^seo\.title: /],
  ],
  ["a missing search title in a translation", { file: "es/services/a.md", data: { seo: { ...SEO, title: "" } } }, [/^seo\.title: /]],
  ["a claim in a field", { data: { seo: SEO, excerpt: "We are the premier company here." } }, [/^excerpt: .*a superlative/]],
])("reports %s", (_, draft, expected) => {
  expect(adviceFor(draft)).toEqual(expected.map((line) => expect.stringMatching(line) as string));
});

describe("a picture", () => {
  const folder = folderForEachTest();

  it("is reported as unused only if no file refers to it, not even a draft or a translation", () => {
    for (const name of ["drafted.jpg", "spanish.webp", "unused.png"]) folder.write(`images/${name}`, "");
    folder.write("posts/one.md", "---\ndraft: true\n---\n\n![A street](/images/drafted.jpg)\n");
    folder.write("es/projects.yml", "projects:\n  - picture: { src: /images/spanish.webp, alt: Una calle }\n");
    expect(unusedPictures(folder.at()).map(({ file }) => file)).toEqual(["images/unused.png"]);
  });
});
