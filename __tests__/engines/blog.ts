/** The blog: saved and built-in posts in one list, and a saved post's own page. */
import { routes } from "../../src/content/shared/routes";
import { POSTS_KEY } from "../../src/blog/saved-posts";
import { BUILT_IN, OWN } from "../browser/blog";
import { builtTexts, builtValues } from "./built";
import { waitForHydration, type Journey } from "./journey";
import { address, shownTexts } from "./look";
import { soon } from "./soon";
import type { Visitor } from "./visitor";
import { words } from "../fixtures/built-words";

const CARD = "main article";
const postPage = `${routes.blog}/${OWN.slug}`;

const builtIn = () => {
  const titles = builtTexts(routes.blog, `${CARD} h2`);
  return builtValues(routes.blog, `${CARD} a`, "href").map((href, index) => ({
    slug: href.slice(href.lastIndexOf("/") + 1),
    title: titles[index] ?? "",
  }));
};

const save = (visitor: Visitor, posts: readonly object[]): Promise<void> =>
  visitor.evaluate((key, text) => localStorage.setItem(key, text), POSTS_KEY, JSON.stringify(posts));

const savedSlugs = (key: string): readonly string[] => {
  const posts: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
  return Array.isArray(posts) ? posts.map((post: { readonly slug: string }) => post.slug) : [];
};

/** User journeys through the blog list and saved posts. */
export const blogJourneys: readonly Journey[] = [
  {
    name: "the blog merges new built-in posts with the saved ones; a saved post opens from its card, and Back returns to the list",
    run: async ({ visitor, site }) => {
      const [first, ...others] = builtIn();
      const changed = { ...OWN, slug: first?.slug ?? "", title: "My version of it" };
      await save(visitor, [OWN, changed]);
      await visitor.open(site.at(routes.blog));
      await soon(async () => {
        expect(await visitor.evaluate(savedSlugs, POSTS_KEY)).toEqual([...others.map(({ slug }) => slug), OWN.slug, changed.slug]);
      });
      expect(others).toHaveLength(BUILT_IN.length - 1);
      // Hydration adds the saved posts, which are not in the page's HTML.
      await waitForHydration(visitor);
      const titles = [...others.map(({ title }) => title), OWN.title, changed.title];
      const expectList = () =>
        soon(async () => {
          expect(await visitor.evaluate(shownTexts, `${CARD} h2`)).toEqual(titles);
        });
      await expectList();
      await visitor.click(`${CARD} a[href="${postPage}"]`);
      await soon(async () => {
        expect(await visitor.evaluate(shownTexts, "h1")).toEqual([OWN.title]);
      });
      expect(await visitor.evaluate(address)).toBe(postPage);
      const [main] = await visitor.evaluate(shownTexts, "main");
      for (const text of [words.posts.missing, OWN.author]) expect(main).toContain(text);
      await visitor.back();
      await expectList();
    },
  },
];
