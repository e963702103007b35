/** Rules of the launch check: placeholders and samples that must not be public. */
import { fieldName, describeValue, type Problem } from "../../content/problems";
import { buildTime } from "../../content/shared/calendar";
import type { Languages } from "../../content/languages";
import { allEntries, files, folders, lists, type Content } from "../../content/schema";
import { englishFile, LANGUAGES } from "../../content/shared/languages";
import { dayIn } from "../../content/format/dates";
import { isKept, sampleNames } from "./names";
import { isPicture, sampleFiles } from "./samples";

/** Domain names reserved for examples and tests. @see https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;
/** Numbers reserved for fiction: 555-0100 to 555-0199. @see https://www.nationalnanpa.com/enas/formNanpa555.do */
const FICTIONAL_PHONE = /555-01\d\d$/;
/** Matches a license number without digits other than zero. */
const PLACEHOLDER_LICENSE = /^[^1-9A-Za-z]*$/;

/** A problem of a field: the value, what is needed, and the fix. */
type Finding = readonly [field: string, found: string, expected: string, fix: string];
type Rule = (content: Content) => readonly Problem[];

/** Returns the problem if `isWrong`, or an empty list. */
const problemIf = (isWrong: boolean, file: string, [field, found, expected, fix]: Finding): readonly Problem[] =>
  isWrong ? [{ file, field, expected, found, fix }] : [];

const business = (isWrong: boolean, field: string, value: unknown, expected: string, fix: string): readonly Problem[] =>
  problemIf(isWrong, files.business.file, [field, describeValue(value), expected, fix]);

const company = (isWrong: boolean, ...finding: Finding): readonly Problem[] => problemIf(isWrong, files.company.file, finding);

/** Checks whether a site address can be public. */
const isPublic = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !RESERVED_HOST.test(hostname);
};

const settings: Rule = ({ business: { sample, phone, email, license, siteUrl } }) => [
  ...business(
    sample,
    "sample",
    sample,
    "the company's own content",
    "Set sample to false once the texts are your own. Tests that apply only to the sample are then skipped.",
  ),
  ...business(FICTIONAL_PHONE.test(phone), "phone", phone, "the company's own number", "Write the number customers should call."),
  ...business(
    RESERVED_HOST.test(email.split("@").at(-1) ?? ""),
    "email",
    email,
    "an address that receives mail",
    "Write the address estimate requests should go to.",
  ),
  ...business(
    license !== undefined && PLACEHOLDER_LICENSE.test(license),
    "license",
    license,
    "the contractor license number",
    "Write the number as on the license: many states require it in all advertising. Omit it if your state requires no license.",
  ),
  ...business(!isPublic(siteUrl), "siteUrl", siteUrl, "the site's own domain", "Write the address under which the site will be found."),
];

const delivery: Rule = ({ business: { delivery: way } }) => {
  const { endpoint, netlify, requests } = way;
  const wrong = (field: string, value: unknown, expected: string, fix: string) => business(true, `delivery.${field}`, value, expected, fix);
  if (requests) {
    const noAccess = "Set up Cloudflare Access; until then, no one can open /admin/requests.";
    return [
      ...(requests.access ? [] : wrong("requests.access", undefined, "who may read the requests", noAccess)),
      ...(requests.mail
        ? []
        : wrong("requests.mail", undefined, "a mail provider", "Name one, so that somebody is notified when a request arrives.")),
    ];
  }
  if (netlify || (endpoint !== undefined && isPublic(endpoint))) return [];
  return endpoint === undefined
    ? wrong("endpoint", endpoint, "where the quote form is sent", "Name a form service's address; until then estimate requests go nowhere.")
    : wrong("endpoint", endpoint, "a form service that exists", "Write the address the form service gave you.");
};

const analytics: Rule = ({ business: { measure: service = {} }, privacyPage: { whenMeasured } }) => {
  const host = service.plausible?.host;
  return [
    ...business(
      host !== undefined && !isPublic(host),
      "measure.plausible.host",
      host,
      "a public https address",
      "Write its public address, or delete `measure`.",
    ),
    ...problemIf(Object.keys(service).length > 0 && !whenMeasured, files.privacyPage.file, [
      "whenMeasured",
      describeValue(undefined),
      "what the page says while visits are counted",
      "Write it to inform visitors, or delete `measure` from the settings.",
    ]),
  ];
};

const testimonials: Rule = ({ testimonials: reviews }) =>
  reviews.flatMap(({ sample, name }, index) =>
    problemIf(sample, lists.testimonials.file, [
      fieldName(["testimonials", index, "sample"]),
      `a sample review (${name})`,
      "a review a real customer wrote",
      "Replace it with a real customer's words and set sample to false, or delete it (16 CFR part 465).",
    ]),
  );

/** Reports texts that call the company licensed or insured while the settings do not say how. */
const claims: Rule = (content) => {
  const { words, homePage, aboutPage } = content;
  const texts = [content.business, words, homePage, aboutPage, allEntries(content).filter(({ folder }) => !folders[folder].isDated)];
  const written = JSON.stringify(texts);
  const { insurance } = content.company;
  const { license } = content.business;
  return [
    ...company(
      insurance === undefined && /\binsured\b/i.test(written),
      "insurance",
      "nothing",
      "how the company is insured",
      'Write it, or take "insured" out of the texts.',
    ),
    ...business(
      license === undefined && /\b(?:we're licensed|licensed(?: and|,) insured|licensed crews)\b/i.test(written),
      "license",
      license,
      "the contractor license number",
      'Write it, or take "licensed" out of the texts.',
    ),
  ];
};

const priceYear: Rule = ({ business: { timeZone }, facts: { prices } }) => {
  const lastYear = Number(dayIn(timeZone, buildTime()).slice(0, 4)) - 1;
  return problemIf(prices.year < lastYear, files.facts.file, [
    "prices.year",
    describeValue(prices.year),
    `${lastYear} or later`,
    "Review the prices, and set the year they apply to.",
  ]);
};

/** Files with claims about the company, by their English names, and what each needs instead of the sample. */
const OWN_FILES: Readonly<Record<string, string>> = {
  [lists.projects.file]: "jobs the company did",
  [files.company.file]: "what is true of the company",
};

/** Reports unchanged sample files with claims about the company. All pictures are one problem. */
const samples = (root: string, settingsOfSite: Content["business"]): readonly Problem[] => {
  const found = sampleFiles(root).filter((file) => !isKept(settingsOfSite, file));
  const pictures = found.filter(isPicture);
  return [
    ...found.flatMap((file) => {
      const expected = OWN_FILES[englishFile(file)];
      const fix = "Write your own, or delete what you cannot say.";
      return expected ? [{ file, field: "(whole file)", found: "the sample's, as shipped", expected, fix }] : [];
    }),
    ...problemIf(pictures.length > 0, "images", [
      "(folder)",
      `${pictures.length} computer renderings of the sample: ${pictures.map((file) => file.replace(/^images\//, "")).join(", ")}`,
      "photos of the company's own work",
      "Replace them with your own photos under the same names, or remove them.",
    ]),
    // A site marked as the sample is refused anyway.
    ...(settingsOfSite.sample ? [] : sampleNames(root, settingsOfSite)).map(({ file, lines, names }) => ({
      file,
      field: `(lines ${lines.join(", ")})`,
      found: names.join(", "),
      expected: "no mention of the sample's places, state law, weather or pictures",
      fix: "Write what is true of your company, or list the file or the name under kept in settings/business.yml with your reason.",
    })),
  ];
};

const RULES: readonly Rule[] = [settings, delivery, analytics, testimonials, claims, priceYear];

/**
 * Lists what must be replaced before the site may be public.
 *
 * @param root the folder `content/`; without it, files are not compared with the sample
 */
export const launchProblems = (content: Content, root?: string): readonly Problem[] => [
  ...RULES.flatMap((rule) => rule(content)),
  ...(root === undefined ? [] : samples(root, content.business)),
];

/** Lists what must be done before a translation may be public. */
const translationProblems = (content: Content, english: Content): readonly Problem[] => {
  const { language, translations } = content;
  const { name } = LANGUAGES[language];
  const inWords = new Intl.DisplayNames(LANGUAGES.en.tag, { type: "language" }).of(language) ?? name;
  const unread = translations.filter(({ reviewed }) => !reviewed);
  const spoken = english.company.languages ?? "";
  const isAnswered = [inWords, name].some((word) => spoken.toLowerCase().includes(word.toLowerCase()));
  return [
    ...problemIf(unread.length > 0, language, [
      "reviewed",
      `${unread.length} without a review: ${unread.map(({ file }) => file).join(", ")}`,
      "translations that somebody who speaks the language has read",
      `Read each and set reviewed to true, or delete the folder content/${language}.`,
    ]),
    ...company(
      !isAnswered,
      "languages",
      describeValue(english.company.languages),
      `that the company answers in ${inWords}, as the ${inWords} pages promise`,
      `Write English and ${inWords} if it is true; if not, delete the folder content/${language}.`,
    ),
  ];
};

/** Lists the problems of all languages of the site. */
export const launchProblemsOf = ({ en, ...translated }: Languages, root?: string): readonly Problem[] => [
  ...launchProblems(en, root),
  ...Object.values(translated).flatMap((content) => translationProblems(content, en)),
];
