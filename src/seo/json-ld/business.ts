import type { HomeAndConstructionBusiness, OpeningHoursSpecification, Place } from "schema-dts";
import { WEEKDAYS } from "../../content/format/hours";
import { routes, siteFiles } from "../../content/shared/routes";
import { type HeadCompany, type HeadSite, absoluteUrl } from "../page";
import { sitePicturePath } from "../share-picture";
import { businessId } from "./shared-nodes";

/**
 * Returns the node for a day on which the company is closed. Opening and closing at midnight means closed all day.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 */
const closedDayNode = ({ date, reason }: HeadSite["closedDays"][number]): OpeningHoursSpecification => ({
  "@type": "OpeningHoursSpecification",
  ...(reason && { name: reason }),
  validFrom: date,
  validThrough: date,
  opens: "00:00",
  closes: "00:00",
});

/** Returns the week's opening hours. The days that the company does not list are closed, which search engines want stated. */
const weekNodes = (week: HeadSite["hours"]): OpeningHoursSpecification[] => {
  const closed = WEEKDAYS.filter((day) => !week.some(({ days }) => days.includes(day)));
  const all = [...week, ...(closed.length > 0 && week.length > 0 ? [{ days: closed, opens: "00:00", closes: "00:00" }] : [])];
  return all.map(({ days, ...hours }) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: [...days], ...hours }));
};

/**
 * Returns the company's node. schema.org has no type for paving, and GeneralContractor would misstate the license. The node has no
 * ratings or reviews, because Google forbids self-serving reviews, and no street address, because crews come to the customer.
 *
 * @param known facts that are visible on this page but not on every page
 */
export const businessNode = (site: HeadSite, known: HeadCompany = {}, areas: readonly Place[] = []): HomeAndConstructionBusiness => {
  // Omit sample facts, because structured data cannot label them as samples.
  const company = known.isSample ? {} : known;
  const social = Object.values(site.social).filter((url) => typeof url === "string");
  const profiles = [...new Set([...social, ...(company.reviews ?? []).map(({ url }) => url)])];
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": businessId(site.siteUrl),
    name: site.name,
    alternateName: site.shortName,
    url: absoluteUrl(site.siteUrl, routes.home),
    telephone: `+1 ${site.phone}`,
    email: site.email,
    image: absoluteUrl(site.siteUrl, sitePicturePath("en")),
    logo: absoluteUrl(site.siteUrl, siteFiles.icon512),
    address: {
      "@type": "PostalAddress",
      addressLocality: site.address.locality,
      addressRegion: site.address.region,
      addressCountry: site.address.country,
    },
    openingHoursSpecification: weekNodes(site.hours),
    ...(site.priceRange && { priceRange: site.priceRange }),
    ...(site.closedDays.length > 0 && { specialOpeningHoursSpecification: site.closedDays.map(closedDayNode) }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(company.since && { foundingDate: String(company.since) }),
    ...(site.license &&
      company.licenseClass && {
        hasCredential: {
          "@type": "EducationalOccupationalCredential" as const,
          credentialCategory: "license",
          name: company.licenseClass,
          identifier: site.license,
        },
      }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};
