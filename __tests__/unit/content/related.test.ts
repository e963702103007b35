import { RELATED_LIMIT, relateBothWays } from "../../../src/content/related";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const nothing = { services: [], locations: [], posts: [] };

/**
 * Makes content of one service, one place and posts that all name the service.
 *
 * @throws when the fixture has none of a kind
 */
const contentWith = (posts: readonly { readonly slug: string; readonly date: string }[]): Content => {
  const [service] = fixture.services;
  const [location] = fixture.locations;
  const [post] = fixture.posts;
  if (!service || !location || !post) throw new Error("the fixture content lacks a service, a place or a post");
  return {
    ...fixture,
    services: [{ ...service, slug: "sealing", related: nothing }],
    locations: [{ ...location, slug: "henderson", related: { ...nothing, services: ["sealing"] } }],
    posts: posts.map((entry) => ({ ...post, ...entry, related: { ...nothing, services: ["sealing"], locations: ["henderson"] } })),
  };
};

const days = ["2025-01-03", "2025-01-09", "2025-01-05", "2025-01-01", "2025-01-07", "2025-01-02", "2025-01-08", "2025-01-04"];
const posts = days.map((date) => ({ date, slug: `of-${date}` }));

it("shows on a page who points at it, the newest posts first and not too many", () => {
  const [service] = relateBothWays(contentWith(posts)).services;

  expect(service?.related.locations).toEqual(["henderson"]);
  expect(service?.related.posts).toEqual(
    [...days]
      .sort()
      .reverse()
      .slice(0, RELATED_LIMIT)
      .map((day) => `of-${day}`),
  );
});

it.each([
  ["keeps what a page names itself in front, each page once", posts.slice(0, 2), ["of-2025-01-03"], ["of-2025-01-03", "of-2025-01-09"]],
  ["never drops what a page names itself", posts, posts.map(({ slug }) => slug), posts.map(({ slug }) => slug)],
])("%s", (_, given, named, shown) => {
  const content = contentWith(given);
  const services = content.services.map((entry) => ({ ...entry, related: { ...nothing, posts: named } }));
  const [service] = relateBothWays({ ...content, services }).services;

  expect(service?.related.posts).toEqual(shown);
});

it("does not repeat the services that a place shows as cards", () => {
  const content = contentWith([]);
  const locations = content.locations.map((entry) => ({
    ...entry,
    related: nothing,
    services: { ...entry.services, items: [{ service: "sealing", description: "Here." }] },
  }));
  const services = content.services.map((entry) => ({ ...entry, related: { ...nothing, locations: ["henderson"] } }));

  expect(relateBothWays({ ...content, services, locations }).locations[0]?.related.services).toEqual([]);
});

it("leaves a page that names itself out of the pages that point at it", () => {
  const content = contentWith([]);
  const services = content.services.map((entry) => ({ ...entry, related: { ...nothing, services: ["sealing"] } }));
  const [service] = relateBothWays({ ...content, services, locations: [] }).services;

  expect(service?.related).toEqual({ ...nothing, services: ["sealing"] });
});
