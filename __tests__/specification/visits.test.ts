/**
 * Tests of the site skip content that is missing (`test.skip`). The sample has content for all of them, except for those of a form with an
 * endpoint.
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

test("the sample shows prices, and a choice by kind of visitor", () => {
  expect(services.filter(({ prices }) => prices === "lot" || prices === "both").length).toBeGreaterThan(0);
  expect(facts.prices).toMatchObject({ driveway: { low: 200, high: 500 }, squareFoot: { low: 0.15, high: 0.35 } });
  expect(homePage.doors).toBeDefined();
  expect(servicesPage.finder?.doors.map(({ anchor }) => anchor)).toEqual(expect.arrayContaining(["homeowner", "hoa", "property-manager"]));
});

test("the sample has every diagram, worksheets with dates and for parking, and a link to its blog", () => {
  expect([...diagramKeys.keys()].filter((name) => diagramPages(name).length === 0)).toEqual([]);
  expect([datedSheet, sheetsPost, parkingService, builtContent.worksheets.accessibleParking, blogLabel]).not.toContain(undefined);
});

test("the sample has no delivery for requests", () => {
  expect(hasDelivery).toBe(false);
});
