/** Tests which map is shown with the list of service areas, and where. */
import { existsSync } from "node:fs";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Preview } from "../../src/cms/preview/previews";
import { areas as valley } from "../../src/components/examples/example";
import { ServiceAreas } from "../../src/components/sections/service-areas";
import type { Settings } from "../../src/content/settings";
import { required } from "../../src/content/shared/required";
import { fixture } from "../fixtures/content";
import { WithWords } from "./with-words";

jest.mock("gatsby", () => jest.requireActual<object>("../../src/cms/preview/gatsby"));
jest.mock("react-helmet", () => jest.requireActual<object>("../../src/cms/preview/gatsby"));

/** Returns what a page shows with its list of areas. */
const mapsIn = (element: ReactElement) => {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(<WithWords>{element}</WithWords>), "text/html");
  const land = page.querySelector('img[src="/valley.svg"]')?.getAttribute("src");
  return {
    land,
    hasSketchMap: land !== undefined,
    hasStreetMap: page.querySelector("iframe") !== null,
    hasMapColumn: page.querySelector(".drawn > .links") !== null,
    afterList: page.querySelectorAll(".links ~ *").length,
  };
};

const STREET_MAP = "-120,39,-119,40";
const elsewhere = ["reno", "sparks", "mesquite"].map((slug) => ({ title: slug, slug, path: `/locations/${slug}` }));

describe.each<[string, Settings["business"]["areas"], string | undefined, "" | "street" | "sketch" | "sketch and street"]>([
  ["no areas", [], undefined, ""],
  ["three areas without a shape", elsewhere, undefined, ""],
  ["three areas without a shape, and a street map", elsewhere, STREET_MAP, "street"],
  ["one area with a shape", [...valley.slice(0, 1), ...elsewhere], undefined, ""],
  ["two areas with a shape", [...valley.slice(0, 2), ...elsewhere], undefined, ""],
  ["two areas with a shape, and a street map", [...valley.slice(0, 2), ...elsewhere], STREET_MAP, "street"],
  ["three areas with a shape", valley.slice(0, 3), undefined, "sketch"],
  ["three areas with a shape and three without", [...elsewhere, ...valley.slice(0, 3)], undefined, "sketch"],
  ["all areas of the valley, and a street map", valley, STREET_MAP, "sketch and street"],
])("with %s", (_, areas, streetMap, maps) => {
  const isDrawn = maps.includes("sketch");
  const shown = mapsIn(<ServiceAreas heading="Where we work" areas={areas} streetMap={streetMap} hasSketchMap />);

  it(`shows ${isDrawn ? "the" : "no"} sketch map`, () => {
    expect(shown.hasSketchMap).toBe(isDrawn);
  });

  it(`shows ${maps.includes("street") ? "the" : "no"} street map`, () => {
    expect(shown.hasStreetMap).toBe(maps.includes("street"));
  });

  it(`has ${isDrawn ? "a" : "no"} column for the map beside the list`, () => {
    expect(shown.hasMapColumn).toBe(isDrawn);
  });

  it(`has ${maps ? "one element" : "nothing"} after the list`, () => {
    expect(shown.afterList).toBe(maps ? 1 : 0);
  });
});

it("draws the sketch map's land from a file in static/", () => {
  const { land } = mapsIn(<ServiceAreas heading="Where we work" areas={valley} hasSketchMap />);
  expect(existsSync(`static${required(land, "the land")}`)).toBe(true);
});

const location = required(fixture.locations[0], "a place");
/** The fixture's company, if it served three places that have a shape. */
const valleyCompany = { ...fixture, locations: valley.slice(0, 3).map(({ slug, title }) => ({ ...location, slug, title })) };

it.each([
  ["contactPage", "without areas that have a shape", false, fixture],
  ["contactPage", "in the valley", true, valleyCompany],
  ["locationsPage", "without areas that have a shape", false, fixture],
  ["locationsPage", "in the valley", true, valleyCompany],
  ["homePage", "without areas that have a shape", false, fixture],
  ["homePage", "in the valley", false, valleyCompany],
] as const)("the %s of a company %s has the sketch map and a column for it: %s", (name, _, isDrawn, content) => {
  const shown = mapsIn(<Preview name={name} draft={{ slug: name, data: content[name], language: "en" }} content={content} />);
  expect(shown).toMatchObject({ hasSketchMap: isDrawn, hasMapColumn: isDrawn });
});
