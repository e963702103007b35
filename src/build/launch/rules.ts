/** Finds what must not reach real visitors: placeholders and samples that a site under construction may show. */
import { fieldName, describeValue, type Problem } from "../../content/problems";
import { buildTime } from "../../content/shared/calendar";
import { isLeadTimeOld } from "../../content/drafts";
import { dataPassages } from "../../content/lint/passages";
import { listFiles } from "../../content/read-folder";
import type { Languages } from "../../content/languages";
import { files, folders, lists, type Content } from "../../content/schema";
import { LANGUAGES } from "../../content/shared/languages";
import { dayIn } from "../../content/format/dates";
import { isSamplePicture, isSampleText } from "./samples";

/** Names that belong to nobody, kept for examples and tests. @see https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;
/** Numbers kept for fiction: 555-0100 to 555-0199. @see https://www.nationalnanpa.com/enas/formNanpa555.do */
const FICTIONAL_PHONE = /555-01\d\d$/;
/** A license number of nothing but zeros, or none at all behind other signs. */
const PLACEHOLDER_LICENSE = /^[^1-9A-Za-z]*$/;

type Rule = (content: Content) => readonly Problem[];

const business = (field: string, value: unknown, expected: string, fix: string): Problem => ({
  file: files.business.file,
  field,
  expected,
  found: describeValue(value),
  fix,
});

const phone: Rule = ({ business: { phone: value } }) =>
  FICTIONAL_PHONE.test(value) ? [business("phone", value, "the company's own number", "Write the number customers shall call.")] : [];

const email: Rule = ({ business: { email: value } }) =>
  RESERVED_HOST.test(value.split("@").at(-1) ?? "")
    ? [business("email", value, "an address that receives mail", "Write the address estimate requests shall go to.")]
    : [];

const license: Rule = ({ business: { license: value } }) =>
  PLACEHOLDER_LICENSE.test(value)
    ? [
        business(
          "license",
          value,
          "the contractor license number",
          "Write the number as on the license; Nevada law wants it in all advertising (NRS 624.720).",
        ),
      ]
    : [];

const siteUrl: Rule = ({ business: { siteUrl: value } }) =>
  RESERVED_HOST.test(new URL(value).hostname)
    ? [business("siteUrl", value, "the site's own domain", "Write the address under which the site will be found.")]
    : [];

/** What the site's own endpoint needs before requests reach anybody. */
const ownEndpoint = ({ delivery: { requests } }: Content["business"]): readonly Problem[] => {
  if (!requests) return [];
  const reader = requests.access
    ? []
    : [
        business(
          "delivery.requests.access",
          requests.access,
          "who may read the requests",
          "Set up Cloudflare Access; until then nobody can open /admin/requests.",
        ),
      ];
  const mail = requests.mail
    ? []
    : [business("delivery.requests.mail", undefined, "a mail provider", "Name one, so that somebody is told when a request arrives.")];
  return [...reader, ...mail];
};

/** Tells whether an address is one that real visitors reach. */
const isPublic = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && !RESERVED_HOST.test(hostname);
};

const delivery: Rule = (content) => {
  const { endpoint, netlify, requests } = content.business.delivery;
  if (requests) return ownEndpoint(content.business);
  if (netlify) return [];
  const field = "delivery.endpoint";
  if (endpoint === undefined) {
    return [
      business(field, endpoint, "where the quote form is sent", "Name a form service's address; until then estimate requests go nowhere."),
    ];
  }
  return isPublic(endpoint)
    ? []
    : [business(field, endpoint, "a form service that exists", "Write the address the form service gave you.")];
};

const measure: Rule = ({ business: { measure: service }, privacyPage }) => {
  const host = service?.plausible?.host;
  const isUntold = service && Object.keys(service).length > 0 && !privacyPage.whenMeasured;
  return [
    ...(host === undefined || isPublic(host)
      ? []
      : [business("measure.plausible.host", host, "a server on the internet, by https", "Write its public address, or take measure out.")]),
    ...(isUntold
      ? [
          {
            file: files.privacyPage.file,
            field: "whenMeasured",
            expected: "what the page says while visits are counted",
            found: describeValue(undefined),
            fix: "Write it, so that visitors are told, or take measure out of the settings.",
          },
        ]
      : []),
  ];
};

const testimonials: Rule = ({ testimonials: reviews }) =>
  reviews.flatMap(({ sample, name, text }, index) => {
    const isShipped = isSampleText(text);
    return sample || isShipped
      ? [
          {
            file: lists.testimonials.file,
            field: fieldName(["testimonials", index, sample ? "sample" : "text"]),
            expected: "a review a real customer wrote",
            found: `a sample review (${name})`,
            fix: "Replace it with a real customer's words and set sample to false, or delete it (16 CFR part 465).",
          },
        ]
      : [];
  });

const projects: Rule = (content) =>
  content.projects.flatMap(({ title, scope }, index) =>
    isSampleText(scope)
      ? [
          {
            file: lists.projects.file,
            field: fieldName(["projects", index, "scope"]),
            expected: "a job the company did",
            found: `a sample project (${title})`,
            fix: "Replace it with a job of your own, or delete it.",
          },
        ]
      : [],
  );

const company = (field: string, found: string, expected: string, fix: string): Problem => ({
  file: files.company.file,
  field,
  expected,
  found,
  fix,
});

/** What the owner says of the company: none of it the sample's. */
const answers: Rule = ({ company: facts }) =>
  dataPassages(facts)
    .filter(({ text }) => isSampleText(text))
    .map(({ field, text }) =>
      company(field, describeValue(text), "what is true of the company", "Write your own answer, or leave it out."),
    );

const leadTime: Rule = ({ business: { timeZone }, company: facts }) =>
  isLeadTimeOld(facts, dayIn(timeZone, buildTime()))
    ? [
        company(
          "leadTime.written",
          describeValue(facts.leadTime?.written),
          "a day of the last weeks",
          "Say how far out you are booked today, or leave it out: pages do not show an old one.",
        ),
      ]
    : [];

/** Texts say the company is insured; then the settings say how. */
const insurance: Rule = (content) => {
  const { words, homePage, aboutPage } = content;
  const texts = [content.business, words, homePage, aboutPage, ...content[folders.services.folder], ...content[folders.locations.folder]];
  return content.company.insurance === undefined && /\binsured\b/i.test(JSON.stringify(texts))
    ? [company("insurance", "nothing", "how the company is insured", 'Write it, or take "insured" out of the texts.')]
    : [];
};

const priceYear: Rule = ({ business: { timeZone }, facts: { prices } }) => {
  const lastYear = Number(dayIn(timeZone, buildTime()).slice(0, 4)) - 1;
  return prices.year < lastYear
    ? [
        {
          file: files.facts.file,
          field: "prices.year",
          expected: `${lastYear} or later`,
          found: describeValue(prices.year),
          fix: "Go through the prices, and write the year they are of.",
        },
      ]
    : [];
};

/** Renderings of places that do not exist. One problem for all of them. */
const pictures = (root: string): readonly Problem[] => {
  const shipped = listFiles(root, "images", [".jpg", ".jpeg", ".png", ".webp"]).filter((file) => isSamplePicture(root, file));
  return shipped.length > 0
    ? [
        {
          file: "images",
          field: "(folder)",
          expected: "photos of the company's own work",
          found: `${shipped.length} computer renderings of the sample, such as ${shipped[0] ?? ""}`,
          fix: "Replace them with your own photos under the same names, or take them out.",
        },
      ]
    : [];
};

const sample: Rule = ({ business: { sample: isSample } }) =>
  isSample
    ? [
        business(
          "sample",
          isSample,
          "the company's own content",
          "Set sample to false once the texts are your own; then nothing holds them to the sample's.",
        ),
      ]
    : [];

const RULES: readonly Rule[] = [
  sample,
  phone,
  email,
  license,
  siteUrl,
  delivery,
  measure,
  testimonials,
  projects,
  answers,
  leadTime,
  insurance,
  priceYear,
];

/**
 * Lists everything that still has to be replaced before the site may go public.
 *
 * @param root the folder `content/`; without it, pictures are not looked at
 */
export const launchProblems = (content: Content, root?: string): readonly Problem[] => [
  ...RULES.flatMap((rule) => rule(content)),
  ...(root === undefined ? [] : pictures(root)),
];

/** Lists what keeps the pages of a translation from the public. */
const translationProblems = ({ language, translations }: Content, english: Content): readonly Problem[] => {
  const { name } = LANGUAGES[language];
  const inWords = new Intl.DisplayNames(LANGUAGES.en.tag, { type: "language" }).of(language) ?? name;
  const unread = translations.filter(({ reviewed }) => !reviewed);
  const said = english.company.languages ?? "";
  const isAnswered = [inWords, name].some((word) => said.toLowerCase().includes(word.toLowerCase()));
  return [
    ...(unread.length > 0
      ? [
          {
            file: language,
            field: "reviewed",
            expected: "translations that somebody who speaks the language has read",
            found: `${unread.length} that nobody has, such as ${unread[0]?.file ?? ""}`,
            fix: `Read each and set reviewed to true, or delete the folder content/${language}.`,
          },
        ]
      : []),
    ...(isAnswered
      ? []
      : [
          company(
            "languages",
            describeValue(english.company.languages),
            `that somebody answers in ${inWords}, as pages in it promise`,
            `Write English and ${inWords} if it is true; if not, delete the folder content/${language}.`,
          ),
        ]),
  ];
};

/** Lists the same for every language that the site has. */
export const launchProblemsOf = ({ en, ...translated }: Languages, root?: string): readonly Problem[] => [
  ...launchProblems(en, root),
  ...Object.values(translated).flatMap((content) => translationProblems(content, en)),
];
