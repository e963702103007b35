/** Rules of the launch check: placeholders and samples that must not be public. */
import { describeValue } from "../../content/check/problems";
import { buildTime } from "../../content/shared/calendar";
import type { Languages } from "../../content/load/languages";
import { allEntries, files, folders, lists, namesOf, type Content } from "../../content/schema";
import { englishFile, fileIn, LANGUAGES } from "../../content/shared/languages";
import { dayIn } from "../../content/format/dates";
import { HOSTING } from "../../content/schema/hosting";
import { isKept, isPicture, sampleFiles, sampleTexts } from "./samples";

/** Domain names reserved for examples and tests. @see https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;
/** Numbers reserved for fiction: 555-0100 to 555-0199. @see https://www.nationalnanpa.com/enas/formNanpa555.do */
const FICTIONAL_PHONE = /555-01\d\d$/;
/** Matches a placeholder license number: no letters, and no digits other than zero. */
const PLACEHOLDER_LICENSE = /^[^1-9A-Za-z]*$/;

/** What each field needs instead of its current value, followed by the fix. */
const NEEDS = {
  sample:
    "the company's own content. Set sample to false once the content is your own. Tests that apply only to the sample are then skipped.",
  phone: "the company's own number. Write the number customers should call.",
  email: "an address that receives email. Write the address that customers should write to.",
  license:
    "the contractor license number. Write it exactly as on the license. Many states require it in all advertising. Omit it if your state requires no license.",
  siteUrl: "the site's own domain. Write the URL that the site will have.",
  access: "who may read the requests. Set up Cloudflare Access; until then, no one can open /admin/requests.",
  recipient: "an address that receives email. Write the address that should receive quote requests.",
  mail: "an email provider. Set one, so that you are notified when a request arrives.",
  endpoint: "an endpoint for the quote form. Write a form service's URL; until then, quote requests go nowhere.",
  publicEndpoint: "a real form service. Write the URL that the form service gave you.",
  analyticsHost: "a public https URL. Write the server's public URL, or delete `analytics`.",
  whenMeasured: "text for the privacy page about how visits are counted. Write it, or delete `analytics` from hosting.yml.",
  review:
    "a review that a real customer wrote. Replace it with a real customer's words and set sample to false, or delete it (16 CFR part 465).",
  insurance: 'how the company is insured. Write it, or remove "insured" from the content.',
  licensed: 'the contractor license number. Write it, or remove "licensed" from the content.',
  pictures: "photos of the company's own work. Replace them with your own photos under the same names, or remove them.",
  texts:
    "sentences that are true of your company. Rewrite these lines, or list the file under kept in settings/business.yml with your reason.",
  footerPictures: "nothing, because the pictures are your own. Delete it.",
};

/** What files with claims about the company need instead of the sample's content, by English file name. */
const OWN_FILES: Readonly<Record<string, string>> = {
  [lists.projects.file]: "jobs that the company did. Describe your own, or delete the sample's.",
  [files.company.file]: "facts about the company. Replace each sample fact with your own, or delete it.",
};

/** A placeholder or sample: its field, the current value, and what the field needs. */
export interface LaunchProblem {
  /** Path relative to `content/`, or `hosting.yml`. */
  readonly file: string;
  readonly field: string;
  readonly found: string;
  readonly need: string;
}

type Rule = (content: Content) => readonly LaunchProblem[];

/** Returns a list with the problem if `isWrong`, otherwise an empty list. */
const problemIf = (isWrong: boolean, file: string, field: string, found: string, need: string): readonly LaunchProblem[] =>
  isWrong ? [{ file, field, found, need }] : [];

const businessProblem = (isWrong: boolean, field: string, value: unknown, need: string): readonly LaunchProblem[] =>
  problemIf(isWrong, files.business.file, field, describeValue(value), need);

const hostingProblem = (isWrong: boolean, field: string, value: unknown, need: string): readonly LaunchProblem[] =>
  problemIf(isWrong, HOSTING, field, describeValue(value), need);

/** Checks whether an email address is in a domain that is reserved for examples. */
const isReserved = (address: string): boolean => RESERVED_HOST.test(address.split("@").at(-1) ?? "");

/** Checks whether a URL can be public. */
const isPublic = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !RESERVED_HOST.test(hostname);
};

const settings: Rule = ({ business: { sample, phone, email, license, siteUrl } }) => [
  ...businessProblem(sample, "sample", sample, NEEDS.sample),
  ...businessProblem(FICTIONAL_PHONE.test(phone), "phone", phone, NEEDS.phone),
  ...businessProblem(isReserved(email), "email", email, NEEDS.email),
  ...businessProblem(license !== undefined && PLACEHOLDER_LICENSE.test(license), "license", license, NEEDS.license),
  ...businessProblem(!isPublic(siteUrl), "siteUrl", siteUrl, NEEDS.siteUrl),
];

const delivery: Rule = ({
  hosting: {
    delivery: { endpoint, netlify, requests },
  },
}) => {
  if (!requests) {
    const isWrong = !netlify && (endpoint === undefined || !isPublic(endpoint));
    return hostingProblem(isWrong, "delivery.endpoint", endpoint, endpoint === undefined ? NEEDS.endpoint : NEEDS.publicEndpoint);
  }
  return [
    ...hostingProblem(!requests.access, "delivery.requests.access", undefined, NEEDS.access),
    ...hostingProblem(!requests.mail, "delivery.requests.mail", undefined, NEEDS.mail),
    ...(requests.mail ? hostingProblem(isReserved(requests.mail.to), "delivery.requests.mail.to", requests.mail.to, NEEDS.recipient) : []),
  ];
};

const analytics: Rule = ({ hosting: { analytics: services = {} }, privacyPage: { whenMeasured } }) => {
  const host = services.plausible?.host;
  const isSilent = Object.keys(services).length > 0 && !whenMeasured;
  return [
    ...hostingProblem(host !== undefined && !isPublic(host), "analytics.plausible.host", host, NEEDS.analyticsHost),
    ...problemIf(isSilent, files.privacyPage.file, "whenMeasured", "nothing", NEEDS.whenMeasured),
  ];
};

const testimonials: Rule = ({ testimonials: reviews }) =>
  reviews.flatMap(({ sample, name }, index) =>
    problemIf(sample, lists.testimonials.file, `testimonials[${index}].sample`, `a sample review (${name})`, NEEDS.review),
  );

/** Returns all strings in a value. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Match the word "insured", and the usual claims that the company is licensed. "Licensed contractors" in advice is no claim. */
const INSURED = /\binsured\b/i;
const LICENSED = new RegExp(
  [
    String.raw`\bwe(?:['’]re|\s+are)(?:\s+(?:a|all|also|both|fully))*\s+licensed\b`,
    String.raw`\bfully\s+licensed\b`,
    String.raw`\blicensed\s+crews?\b`,
    String.raw`\bcrews?\s+(?:is|are)\s+licensed\b`,
    // "Licensed, bonded and insured", in any order, and with any of these between the words.
    String.raw`\blicensed(?:\s*[,.&/+|·•]|\s+and\b)+\s*(?:bonded|insured)\b`,
    String.raw`\b(?:bonded|insured)(?:\s*[,.&/+|·•]|\s+and\b)+\s*licensed\b`,
  ].join("|"),
  "i",
);

/**
 * Reports claims to be licensed or insured, without a license or insurance in the settings. Skips posts, which also give advice, worksheets,
 * which also say what other contractors must prove, and reviews, which are customers' words.
 */
const claims: Rule = (content) => {
  const { business, company, projects } = content;
  const entries = allEntries(content).filter(({ folder }) => !folders[folder].isDated);
  const settingsAndPages = namesOf(files).flatMap((name) => (name === "worksheets" ? [] : [content[name]]));
  const texts = stringsIn([settingsAndPages, entries, projects]);
  const isInsured = texts.some((text) => INSURED.test(text));
  const isLicensed = texts.some((text) => LICENSED.test(text));
  return [
    ...problemIf(isInsured && company.insurance === undefined, files.company.file, "insurance", "nothing", NEEDS.insurance),
    ...businessProblem(isLicensed && business.license === undefined, "license", undefined, NEEDS.licensed),
  ];
};

const priceYear: Rule = ({ business: { timeZone }, facts: { prices } }) => {
  const lastYear = Number(dayIn(timeZone, buildTime()).slice(0, 4)) - 1;
  const need = `${lastYear} or later. Review the prices, and set the year they apply to.`;
  return problemIf(prices.year < lastYear, files.facts.file, "prices.year", String(prices.year), need);
};

/** How many sentences the report quotes from each file, at most. */
const MAX_QUOTED = 3;

/** Reports a footer note about sample pictures if there are none. */
const staleNote = (root: string, { language, ownFiles, words: { footer } }: Content): readonly LaunchProblem[] => {
  // Sample pictures that are listed under `kept` are renderings too.
  const hasOwnPictures = !sampleFiles(root).some(isPicture);
  // Matches the sample's notes in English and Spanish, which say that the pictures are computer renderings.
  const isStale = ownFiles.includes("words") && hasOwnPictures && /\brendering|\bpor computadora/i.test(footer.pictures ?? "");
  return problemIf(isStale, fileIn(language, files.words.file), "footer.pictures", describeValue(footer.pictures), NEEDS.footerPictures);
};

/**
 * Reports unchanged sample files with claims about the company, files with sentences of the sample, and sample pictures (as one problem).
 */
const samples = (root: string, { business }: Content): readonly LaunchProblem[] => {
  const found = sampleFiles(root).filter((file) => !isKept(business, file));
  const pictures = found.filter(isPicture).map((file) => file.replace(/^images\//, ""));
  const rendered = `computer renderings from the sample (${pictures.length}): ${pictures.join(", ")}`;
  // If the content is still marked as the sample, report only that, not every sentence of the sample.
  const texts = business.sample ? [] : sampleTexts(root, business);
  return [
    ...found.flatMap((file) => {
      const need = OWN_FILES[englishFile(file)];
      return need ? [{ file, field: "(whole file)", found: "the sample, unchanged", need }] : [];
    }),
    ...problemIf(pictures.length > 0, "images", "(folder)", rendered, NEEDS.pictures),
    ...texts.map(({ file, sentences }) => {
      const lines = [...new Set(sentences.map(({ line }) => line))];
      const quoted = sentences.slice(0, MAX_QUOTED).map(({ text }) => `"${text.slice(0, 80)}"`);
      const more = sentences.length > MAX_QUOTED ? `, and ${sentences.length - MAX_QUOTED} more` : "";
      return {
        file,
        field: `(lines ${lines.join(", ")})`,
        found: `sentences of the sample: ${quoted.join(", ")}${more}`,
        need: NEEDS.texts,
      };
    }),
  ];
};

const RULES: readonly Rule[] = [settings, delivery, analytics, testimonials, claims, priceYear];

/**
 * Reports what the owner must replace before the site may be public.
 *
 * @param root the folder `content/`. If omitted, files are not compared with the sample.
 */
export const launchProblems = (content: Content, root?: string): readonly LaunchProblem[] => [
  ...RULES.flatMap((rule) => rule(content)),
  ...(root === undefined ? [] : [...samples(root, content), ...staleNote(root, content)]),
];

/** Reports what the owner must do before a translation may be public. */
const translationProblems = ({ language, translations }: Content, { company }: Content): readonly LaunchProblem[] => {
  const { name } = LANGUAGES[language];
  const englishName = new Intl.DisplayNames(LANGUAGES.en.tag, { type: "language" }).of(language) ?? name;
  const unread = translations.filter(({ reviewed }) => !reviewed).map(({ file }) => file);
  /** Whether the owner says that the company answers customers in this language. */
  const isOffered = [englishName, name].some((word) => company.languages?.toLowerCase().includes(word.toLowerCase()));
  const unreviewed = `${unread.length} not reviewed: ${unread.join(", ")}`;
  const review = `translations that a speaker of the language has read. Read each file and set reviewed to true, or delete the folder content/${language}.`;
  const answer = `a statement that the company answers in ${englishName}, as the ${englishName} pages promise. If it is true, write "English and ${englishName}"; if not, delete the folder content/${language}.`;
  return [
    ...problemIf(unread.length > 0, language, "reviewed", unreviewed, review),
    ...problemIf(!isOffered, files.company.file, "languages", describeValue(company.languages), answer),
  ];
};

/** Reports the launch problems of all languages. */
export const allLaunchProblems = ({ en, ...translated }: Languages, root?: string): readonly LaunchProblem[] => [
  ...launchProblems(en, root),
  ...Object.values(translated).flatMap((content) => [
    ...translationProblems(content, en),
    ...(root === undefined ? [] : staleNote(root, content)),
  ]),
];
