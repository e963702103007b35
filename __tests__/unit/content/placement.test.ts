import { dropHidden } from "../../../src/content/drafts";
import { areasServed, inPosition, menusOf, serviceCards } from "../../../src/content/placement";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const service = (slug: string, fields: Partial<Content["services"][number]>): Content["services"][number] => {
  const [any] = fixture.services;
  if (!any) throw new Error("The fixture has no service");
  return { ...any, slug, title: slug, menu: undefined, card: undefined, footer: undefined, ...fields };
};
const withServices = (...services: readonly Content["services"][number][]): Content => ({ ...fixture, services });

it("sorts by position, by title where that is the same, and leaves out what has none", () => {
  const entries = [
    { title: "Zebra crossings", at: 2 },
    { title: "Nowhere", at: undefined },
    { title: "Overlay", at: 10 },
    { title: "Curbs", at: 2 },
  ];
  expect(inPosition(entries, ({ at }) => at).map(({ title }) => title)).toEqual(["Curbs", "Zebra crossings", "Overlay"]);
});

it("makes the menus of what each entry says of itself", () => {
  const { header, footer } = menusOf(fixture);
  expect(header.services).toEqual({
    ...fixture.navigation.header.services,
    links: [
      { label: "Asphalt sealing", to: "/services/asphalt-sealing" },
      { label: "Lines", to: "/services/line-painting" },
    ],
  });
  expect(header.areas.links).toEqual([{ label: "Reno, NV", to: "/locations/reno" }]);
  expect(footer.services).toEqual([{ label: "Stalls", to: "/services/line-painting" }]);
  expect([header.home, header.links, footer.quick, footer.legal]).toEqual([
    fixture.navigation.header.home,
    fixture.navigation.header.links,
    fixture.navigation.footer.quick,
    fixture.navigation.footer.legal,
  ]);
});

it("names the areas served in an order of their own", () => {
  expect(areasServed(fixture)).toEqual(["sparks", "reno"]);
});

it("gives a card and a link in the footer the page's title and address unless they have their own", () => {
  const description = "One sentence.";
  const content = withServices(
    service("curbs", { card: { order: 2, description }, footer: { order: 2 } }),
    service("lanes", {
      card: { order: 1, title: "Fire lanes", description, link: "/seal" },
      footer: { order: 1, label: "Red", link: "/seal" },
    }),
  );
  expect(serviceCards(content)).toEqual([
    { title: "Fire lanes", description, link: "/seal", picture: undefined },
    { title: "curbs", description, link: "/services/curbs", picture: undefined },
  ]);
  expect(menusOf(content).footer.services).toEqual([
    { label: "Red", to: "/seal" },
    { label: "curbs", to: "/services/curbs" },
  ]);
});

it("lets a draft stand nowhere", () => {
  const everywhere = { menu: { order: 1 }, card: { order: 1, description: "One." }, footer: { order: 1 } };
  const locations = fixture.locations.map((place) => ({ ...place, draft: true }));
  const content = dropHidden({ ...withServices(service("curbs", { ...everywhere, draft: true })), locations }, "2026-11-22");
  const { header, footer } = menusOf(content);
  expect([header.services.links, header.areas.links, footer.services, serviceCards(content), areasServed(content)]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ]);
});
