import { graphFor, printJsonLd } from "../../../src/seo/json-ld/graph";
import { WEEKDAYS } from "../../../src/content/format/hours";
import type { HeadPage, HeadSite } from "../../../src/seo/page";
import { homePage, locationPage, postPage, servicePage, site } from "./fictional-company";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Node = Readonly<Record<string, Json>>;

const graph = (page: HeadPage, ofSite = site): readonly Node[] => {
  const printed = JSON.parse(printJsonLd(graphFor(page, ofSite))) as { "@graph": readonly Node[] };
  return printed["@graph"];
};
const nodeOf = (page: HeadPage, type: string, ofSite = site) => graph(page, ofSite).find((node) => node["@type"] === type);

describe("a post's node", () => {
  it("has the post's details", () => {
    expect(nodeOf(postPage, "BlogPosting")).toMatchObject({
      headline: "How often",
      url: "https://www.mojaveblacktop.example/blog/how-often",
      datePublished: "2025-10-01T00:00:00-07:00",
      dateModified: "2025-12-24T00:00:00-08:00",
      author: { "@id": "https://www.mojaveblacktop.example/#business" },
      publisher: { "@id": "https://www.mojaveblacktop.example/#business" },
    });
  });

  it("describes an author other than the company as a person", () => {
    const topic = { kind: "post", headline: "A", excerpt: "B", author: "Ana Ruiz", date: "2025-10-01" } as const;

    expect(nodeOf({ ...postPage, topic }, "BlogPosting")).toMatchObject({
      author: { "@type": "Person", name: "Ana Ruiz" },
      dateModified: "2025-10-01T00:00:00-07:00",
    });
  });
});

it.each([
  ["the place if the company serves the place", "/locations/henderson", "/locations/henderson#place"],
  ["the company if the company does not serve the place", "/locations/reno", "/#business"],
])("a location page is about %s", (_, path, about) => {
  expect(nodeOf({ ...locationPage, path }, "WebPage")?.about).toEqual({ "@id": `https://www.mojaveblacktop.example${about}` });
});

it.each(['</script><script>alert("1")</script>', "<!--", 'a "quoted" \\ name', "line\nbreak \u2028"])("escapes the name %j", (name) => {
  const topic = { kind: "service", name, description: name } as const;
  const text = printJsonLd(graphFor({ ...servicePage, topic }, site));

  expect(text).not.toContain("<");
  expect(nodeOf({ ...servicePage, topic }, "Service")?.name).toBe(name);
});

describe("in every language", () => {
  const spanishSite: HeadSite = { ...site, areas: site.areas.map((area) => ({ ...area, path: `/es${area.path}` })) };
  const spanishHome = { ...homePage, path: "/es" };

  it("describes the company the same way", () => {
    expect(nodeOf(spanishHome, "HomeAndConstructionBusiness", spanishSite)).toEqual(nodeOf(homePage, "HomeAndConstructionBusiness"));
  });

  it("gives a place the same id", () => {
    const spanishLocation = { ...locationPage, path: "/es/locations/henderson" };
    expect(nodeOf(spanishLocation, "WebPage", spanishSite)?.about).toEqual(nodeOf(locationPage, "WebPage")?.about);
  });

  it("describes the site separately", () => {
    expect([homePage, spanishHome].map((page) => nodeOf(page, "WebSite"))).toMatchObject([
      { "@id": `${site.siteUrl}/#website`, url: `${site.siteUrl}/`, inLanguage: "en-US" },
      { "@id": `${site.siteUrl}/es#website`, url: `${site.siteUrl}/es`, inLanguage: "es-US" },
    ]);
  });
});

it.each([
  ["lists the days without hours as closed", site.hours, ["Sunday"]],
  ["lists no closed day if the company is open all week", [{ days: [...WEEKDAYS], opens: "07:00", closes: "18:00" }], undefined],
])("%s", (_, hours, closed) => {
  const week = nodeOf(homePage, "HomeAndConstructionBusiness", { ...site, hours })?.openingHoursSpecification as readonly Node[];
  expect(week.find(({ opens, closes }) => opens === "00:00" && closes === "00:00")?.dayOfWeek).toEqual(closed);
});

it.each(["$200-$500", undefined])("states the price range if there is one: %s", (priceRange) => {
  expect(nodeOf(homePage, "HomeAndConstructionBusiness", { ...site, priceRange })?.priceRange).toBe(priceRange);
});

it("adds closed days to the opening hours only if there are any", () => {
  const closedDays = [{ date: "2026-11-26", reason: "Thanksgiving Day" }, { date: "2026-12-25" }];
  const closed = { "@type": "OpeningHoursSpecification", opens: "00:00", closes: "00:00" };
  expect(nodeOf(homePage, "HomeAndConstructionBusiness", { ...site, closedDays })?.specialOpeningHoursSpecification).toEqual([
    { ...closed, name: "Thanksgiving Day", validFrom: "2026-11-26", validThrough: "2026-11-26" },
    { ...closed, validFrom: "2026-12-25", validThrough: "2026-12-25" },
  ]);
  expect(nodeOf(homePage, "HomeAndConstructionBusiness")).not.toHaveProperty("specialOpeningHoursSpecification");
});

it("adds the company facts that a page shows, without duplicates", () => {
  const profile = "https://reviews.example/company";
  const reviews = [profile, "https://other.example/company"].map((url) => ({ name: "Reviews", url }));
  const company = { since: 1998, licenseClass: "C-8", reviews };
  expect(graph({ ...servicePage, company }, { ...site, social: { google: profile } })[0]).toMatchObject({
    foundingDate: "1998",
    hasCredential: { "@type": "EducationalOccupationalCredential", credentialCategory: "license", name: "C-8", identifier: site.license },
    sameAs: [profile, "https://other.example/company"],
  });
});

const SAMPLE_FACTS = {
  isSample: true,
  since: 1998,
  licenseClass: "C-8",
  reviews: [{ name: "Reviews", url: "https://reviews.example/company" }],
};

it.each([
  ["unset", {}],
  ["from the sample", SAMPLE_FACTS],
])("omits company facts that are %s", (_, company) => {
  const [node] = graph({ ...servicePage, company });
  for (const name of ["foundingDate", "hasCredential", "sameAs"]) expect(node).not.toHaveProperty(name);
});
