import { menusOf, serviceCards } from "../../../src/content/entries/placement";
import type { Content } from "../../../src/content/schema";
import { required } from "../../../src/content/shared/required";
import { routes } from "../../../src/content/shared/routes";
import { fixture } from "../../fixtures/content";

const service = (slug: string, fields: Partial<Content["services"][number]>): Content["services"][number] => {
  const example = required(fixture.services[0], "a service");
  return { ...example, slug, title: slug, menu: undefined, card: undefined, footer: undefined, ...fields };
};

it("builds the menus from the fields of each entry", () => {
  const { header, footer } = menusOf(fixture);
  expect(header.services.links).toEqual([
    { label: "Sealcoating", to: "/services/sealcoating" },
    { label: "Crack Filling", to: "/services/crack-filling" },
    { label: "Lines", to: "/services/striping" },
  ]);
  expect(header.areas.links).toEqual([
    { label: "Reno, NV", to: "/locations/reno" },
    { label: "Sparks", to: "/locations/sparks-nevada" },
  ]);
  expect(footer.services).toEqual([
    { label: "Sealcoating", to: "/services/sealcoating" },
    { label: "Crack Filling", to: "/services/crack-filling" },
    { label: "Stalls", to: "/services/striping" },
  ]);
});

it("keeps the texts and links of navigation.yml", () => {
  const { header, footer } = menusOf(fixture);
  expect(header).toMatchObject(fixture.navigation.header);
  expect(footer).toMatchObject(fixture.navigation.footer);
});

it("omits links to empty lists from the menus", () => {
  const { header, footer } = menusOf({ ...fixture, posts: [], projects: [], untranslated: { ...fixture.untranslated, posts: [] } });
  const links = [...header.links, ...footer.quick].map(({ to }) => to);
  expect(links).not.toEqual([]);
  expect(links.filter((to) => to === routes.blog || to === routes.projects)).toEqual([]);
});

describe("a page's title and address", () => {
  const description = "One sentence.";
  const services = [
    service("curbs", { card: { order: 2, description }, footer: { order: 2 } }),
    service("lanes", {
      card: { order: 1, title: "Fire lanes", description, link: "/seal" },
      footer: { order: 1, label: "Red", link: "/seal" },
    }),
  ];
  const content = { ...fixture, services };

  it("are used in its card, unless the card sets its own", () => {
    expect(serviceCards(content)).toEqual([
      { title: "Fire lanes", description, link: "/seal", picture: undefined },
      { title: "curbs", description, link: "/services/curbs", picture: undefined },
    ]);
  });

  it("are used in its footer link, unless the footer link sets its own", () => {
    expect(menusOf(content).footer.services).toEqual([
      { label: "Red", to: "/seal" },
      { label: "curbs", to: "/services/curbs" },
    ]);
  });
});
