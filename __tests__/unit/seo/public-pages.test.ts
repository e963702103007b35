import { routes } from "../../../src/content/shared/routes";
import { namesOf } from "../../../src/content/schema";
import { isIndexed } from "../../../src/content/schema/pages";
import { publicPages } from "../../../src/seo/public-pages";
import { fixture } from "../../fixtures/content";

const singlePages = namesOf(routes).filter(isIndexed);

it("lists only the single pages of a site without services, places and posts", () => {
  expect(publicPages({ ...fixture, services: [], locations: [], posts: [] })).toHaveLength(singlePages.length);
});
