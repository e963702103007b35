/** Tests the values that pages derive from other entries for fields that are not set. */
import { withDerived } from "../../../src/content/entries/derived";
import { DESCRIPTION_LIMIT } from "../../../src/content/schema/sections";
import { required } from "../../../src/content/shared/required";
import { fixture } from "../../fixtures/content";

const { servicesPage, locationsPage } = fixture;
const undescribed = {
  ...fixture,
  servicesPage: { ...servicesPage, seo: { ...servicesPage.seo, description: undefined } },
  locationsPage: { ...locationsPage, seo: { ...locationsPage.seo, description: undefined } },
};
const service = required(fixture.services[0], "A service");
const place = required(fixture.locations[0], "A place");

it("describes the list of services by their titles", () => {
  const { description } = withDerived(undescribed).servicesPage.seo ?? {};
  for (const { title } of fixture.services) expect(description).toContain(title);
});

it("describes the list of places by their titles", () => {
  const { description } = withDerived(undescribed).locationsPage.seo ?? {};
  for (const { title } of fixture.locations) expect(description).toContain(title);
});

it.each([
  ["es", ["Relleno de grietas", "Pintura de estacionamientos"], "Relleno de grietas y pintura de estacionamientos"],
  ["es", ["Sellado", "Ñandú", "ADA"], "Sellado, ñandú y ADA"],
  ["en", ["Crack Filling", "Parking Lot Striping"], "Crack Filling and Parking Lot Striping"],
] as const)("lists titles in a sentence as the language %s capitalizes them: %j", (language, titles, list) => {
  const services = titles.map((title, order) => ({ ...service, slug: `s-${String(order)}`, title, menu: { order } }));
  const { description } = withDerived({ ...undescribed, language, services }).servicesPage.seo ?? {};
  expect(description).toContain(list);
});

it("keeps the description that an owner wrote", () => {
  const owned = { ...undescribed, servicesPage: { ...servicesPage, seo: { description: "What we do." } } };
  expect(withDerived(owned).servicesPage.seo?.description).toBe("What we do.");
});

it.each([2, 30, 200])("keeps the description of %d services in a search result's length", (count) => {
  const services = Array.from({ length: count }, (_, index) => ({
    ...service,
    slug: `service-${String(index)}`,
    title: `Paving of kind ${String(index)}`,
  }));
  const description = withDerived({ ...undescribed, services }).servicesPage.seo?.description ?? "";
  expect(description).toContain("Paving of kind 0");
  expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
});

it("lists all services on the page of a place that names none", () => {
  const places = [{ ...place, services: { ...place.services, items: [] } }];
  const [{ services } = place] = withDerived({ ...fixture, locations: places }).locations;
  expect(services.items.map((item) => item.service).sort()).toEqual(fixture.services.map(({ slug }) => slug).sort());
});

describe("services without related services", () => {
  const alone = fixture.services.map((entry) => ({ ...entry, related: { ...entry.related, services: [] } }));
  const { services } = withDerived({ ...fixture, services: alone });

  it.each(services)("$slug is related to others", ({ related }) => {
    expect(related.services.length).toBeGreaterThan(0);
  });

  it.each(services)("$slug is not related to itself", ({ slug, related }) => {
    expect(related.services).not.toContain(slug);
  });
});
