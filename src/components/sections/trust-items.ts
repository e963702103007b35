/** Builds the items of the trust section from the owner's settings. */
import { fillIn } from "../../content/shared/placeholders";
import type { Maybe } from "../../content/shared/required";
import { routes } from "../../content/shared/routes";
import { PAGE_PARTS } from "../../content/shared/constants";
import { mailLink } from "../../content/format/mail-link";
import { dollars } from "../../content/format/money";
import { smsLink } from "../../content/format/phone";
import type { CompanyFacts } from "../../content/settings";
import type { Words } from "../ui/words";

/** Keys of the owner's answers to the questions that our blog post recommends asking a contractor, in the post's order. */
const ANSWERS = ["sealer", "mix", "coverage", "sealant", "water", "crew"] as const;

/** An item: a label, with text, lines of text, or links. */
export interface TrustItem {
  readonly label: string;
  readonly text?: Maybe<string>;
  readonly lines?: readonly string[];
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

/** The sections of `words.yml` that the items use. */
export type TrustWords = Pick<Words, "trust" | "contact" | "photos">;

/** Returns the license number with its class and limit; undefined if there is only a number, which other sections show. */
const licenseText = (company: CompanyFacts, { trust, contact }: TrustWords): string | undefined => {
  const details = [
    company.licenseClass && fillIn(trust.licenseClass, { class: company.licenseClass }),
    company.licenseLimit && fillIn(trust.licenseLimit, { amount: dollars(company.licenseLimit) }),
  ].filter(Boolean);
  return company.license && details.length > 0
    ? [fillIn(contact.licenseNumber, { license: company.license }), ...details].join(", ")
    : undefined;
};

/** Returns a `mailto:` link that requests a certificate of insurance, or undefined if the owner does not offer certificates. */
export const certificateLink = ({ certificateOnRequest, email }: CompanyFacts, trust: Words["trust"]): string | undefined =>
  certificateOnRequest && email ? mailLink(email, { subject: trust.certificateSubject, lines: trust.certificateLines }) : undefined;

const oneLink = (label: string, to: Maybe<string>) => (to ? [{ label, to }] : undefined);

const toLink = ({ name, url }: { readonly name: string; readonly url: string }) => ({ label: name, to: url });

/** Returns the items that the owner has set, in the order in which customers ask about them. */
export const trustItems = (company: CompanyFacts, words: TrustWords): readonly TrustItem[] => {
  const { minimum } = company;
  const { trust, contact, photos } = words;
  const items: readonly TrustItem[] = [
    { label: trust.since, text: company.since ? fillIn(trust.sinceYear, { year: company.since }) : undefined },
    { label: trust.crewSize, text: company.crew },
    { label: contact.license, text: licenseText(company, words) },
    { label: trust.insurance, text: company.insurance },
    { label: trust.insurer, text: company.insurer },
    { label: trust.compensation, text: company.workersCompensation },
    { label: trust.warranty, links: oneLink(trust.warrantyTerms, company.warranty && `${routes.about}#${PAGE_PARTS.warranty}`) },
    { label: trust.leadTime, text: company.leadTime },
    { label: trust.minimum, text: minimum === undefined ? undefined : dollars(minimum) },
    ...ANSWERS.map((answer) => ({ label: trust[answer], text: company.answers?.[answer] })),
    { label: trust.references, text: company.references },
    { label: trust.payment, text: company.payment },
    { label: trust.deposit, text: company.deposit },
    { label: trust.languages, text: company.languages },
    {
      label: trust.papers,
      links: [...(oneLink(trust.certificate, certificateLink(company, trust)) ?? []), ...(company.papers ?? []).map(toLink)],
    },
    { label: photos.text, links: company.textPhone ? oneLink(company.textPhone, smsLink(company.textPhone, photos.lines)) : undefined },
    { label: trust.booking, links: oneLink(trust.book, company.booking) },
    { label: trust.reviews, links: company.reviews?.map(toLink) },
  ];
  return items.filter(({ text, links = [] }) => Boolean(text) || links.length > 0);
};
