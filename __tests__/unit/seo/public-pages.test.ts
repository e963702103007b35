import { routes } from "../../../src/content/shared/routes";
import { namesOf } from "../../../src/content/schema";
import { isIndexed } from "../../../src/content/schema/pages";
import { OWN_SHARE_PICTURES, publicPages } from "../../../src/seo/public-pages";
import { fixture } from "../../fixtures/content";

const singlePages = namesOf(routes).filter(isIndexed);

it("has the oldest of very many posts shared with the blog's picture", () => {
  const posts = Array.from({ length: OWN_SHARE_PICTURES + 2 }, (_, index) => {
    const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    return fixture.posts.slice(0, 1).map((post) => ({ ...post, slug: `post-${index}`, date }));
  }).flat();
  const shared = publicPages({ ...fixture, posts }).filter(({ folder }) => folder === "posts");

  expect(shared[0]).toMatchObject({
    path: `/blog/post-${OWN_SHARE_PICTURES + 1}`,
    sharePicture: `/share/blog/post-${OWN_SHARE_PICTURES + 1}.jpg`,
  });
  expect(shared.filter(({ sharePicture }) => sharePicture === "/share/blog.jpg").map(({ path }) => path)).toEqual([
    "/blog/post-1",
    "/blog/post-0",
  ]);
});

it("lists the single pages of a site without services, places and posts", () => {
  expect(publicPages({ ...fixture, services: [], locations: [], posts: [] })).toHaveLength(singlePages.length);
});
