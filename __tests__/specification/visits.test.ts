/**
 * The sample has something for every test of the site that passes over what a content may lack (`test.skip`): none of them is passed
 * over here, but for those of a form with an address.
 */
import { diagramKeys } from "../../src/content/diagram-references";
import {
  blogLabel,
  datedSheet,
  diagramPages,
  dropdowns,
  hasDelivery,
  listedPosts,
  locationPage,
  parkingService,
  postPage,
  servicePage,
  sheetsPost,
} from "../fixtures/visits";
import { builtContent } from "../fixtures/built-words";

const { facts, homePage, services, servicesPage, testimonials } = builtContent;

test("the sample has a page of each kind, both dropdowns, and the three posts of the list", () => {
  expect([servicePage, locationPage, postPage].map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(dropdowns.map(({ links }) => links.length > 0)).toEqual([true, true]);
  expect(listedPosts).toHaveLength(3);
  expect(testimonials.length).toBeGreaterThan(0);
});

test("the sample shows what it costs, and asks what a visitor owns", () => {
  expect(services.filter(({ prices }) => prices === "lot" || prices === "both").length).toBeGreaterThan(0);
  expect(facts.prices).toMatchObject({ driveway: { low: 200, high: 500 }, squareFoot: { low: 0.15, high: 0.35 } });
  expect(homePage.doors).toBeDefined();
  expect(servicesPage.finder?.doors.map(({ anchor }) => anchor)).toEqual(expect.arrayContaining(["homeowner", "hoa", "property-manager"]));
});

test("the sample shows every diagram, offers sheets with dates and the one for parking, and leads to its blog", () => {
  expect([...diagramKeys.keys()].filter((name) => diagramPages(name).length === 0)).toEqual([]);
  expect([datedSheet, sheetsPost, parkingService, builtContent.worksheets.accessibleParking, blogLabel]).not.toContain(undefined);
});

test("the sample sends no request anywhere", () => {
  expect(hasDelivery).toBe(false);
});
