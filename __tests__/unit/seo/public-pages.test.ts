import { OWN_SHARE_PICTURES, publicPages } from "../../../src/seo/public-pages";
import { shipped } from "../../specification/rules/shipped";

const paths = publicPages(shipped).map(({ path }) => path);

it("lists every page once", () => {
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(8 + shipped.services.length + shipped.locations.length + shipped.posts.length);
});

it.each(["/thank-you", "/404", "/blog/404", "/services/striping"])("leaves %s out", (path) => {
  expect(paths).not.toContain(path);
});

it.each([
  ["/", "/share/home.jpg"],
  ["/services/sealcoating", "/share/services/sealcoating.jpg"],
  ["/blog/sealcoating-for-hoas", "/share/blog/sealcoating-for-hoas.jpg"],
])("gives %s the share picture %s", (path, sharePicture) => {
  expect(publicPages(shipped).find((page) => page.path === path)?.sharePicture).toBe(sharePicture);
});

it("has the oldest of very many posts shared with the blog's picture", () => {
  const posts = Array.from({ length: OWN_SHARE_PICTURES + 2 }, (_, index) => {
    const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    return shipped.posts.slice(0, 1).map((post) => ({ ...post, slug: `post-${index}`, date }));
  }).flat();
  const shared = publicPages({ ...shipped, posts }).filter(({ folder }) => folder === "posts");

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
  expect(publicPages({ ...shipped, services: [], locations: [], posts: [] })).toHaveLength(8);
});
