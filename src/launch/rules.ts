/** Finds what must not reach real visitors: placeholders and samples that a site under construction may show. */
import { fieldName, describeValue, type Problem } from "../content/problems";
import { files, lists, type Content } from "../content/schema";

/** Names that belong to nobody, kept for examples and tests. @see https://www.rfc-editor.org/rfc/rfc2606 */
const RESERVED_HOST = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;
/** Numbers kept for fiction: 555-0100 to 555-0199. @see https://www.nationalnanpa.com/enas/formNanpa555.do */
const FICTIONAL_PHONE = /555-01\d\d$/;
/** A license number of nothing but zeros, or none at all behind other signs. */
const PLACEHOLDER_LICENSE = /^[^1-9A-Za-z]*$/;

type Rule = (content: Content) => readonly Problem[];

const business = (field: string, value: unknown, expected: string, mend: string): Problem => ({
  file: files.business.file,
  field,
  expected,
  found: describeValue(value),
  mend,
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
const ownEndpoint = ({ delivery: { requests }, signIn }: Content["business"]): readonly Problem[] => {
  if (!requests) return [];
  const reader = signIn
    ? []
    : [
        business(
          "signIn",
          signIn,
          "who may read the requests",
          "Set up the sign-in with GitHub; until then nobody can open /admin/requests.",
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
  const { endpoint, plausible } = service ?? {};
  const elsewhere = (field: string, value: string | undefined) =>
    value === undefined || isPublic(value)
      ? []
      : [business(field, value, "a server on the internet, by https", "Write its public address, or take measure out.")];
  const isUntold = service && Object.keys(service).length > 0 && !privacyPage.whenMeasured;
  return [
    ...elsewhere("measure.endpoint", endpoint),
    ...elsewhere("measure.plausible.host", plausible?.host),
    ...(isUntold
      ? [
          {
            file: files.privacyPage.file,
            field: "whenMeasured",
            expected: "what the page says while visits are counted",
            found: describeValue(undefined),
            mend: "Write it, so that visitors are told, or take measure out of the settings.",
          },
        ]
      : []),
  ];
};

const testimonials: Rule = ({ testimonials: reviews }) =>
  reviews.flatMap(({ sample, name }, index) =>
    sample
      ? [
          {
            file: lists.testimonials.file,
            field: fieldName(["testimonials", index, "sample"]),
            expected: "a review a real customer wrote",
            found: `a sample review (${name})`,
            mend: "Replace it with a real customer's words and set sample to false, or delete it (16 CFR part 465).",
          },
        ]
      : [],
  );

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

const RULES: readonly Rule[] = [sample, phone, email, license, siteUrl, delivery, measure, testimonials];

/** Lists everything that still has to be replaced before the site may go public. */
export const launchProblems = (content: Content): readonly Problem[] => RULES.flatMap((rule) => rule(content));
