import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { SavedPostArticle } from "../../../src/blog/post/saved-post-article";
import { savedPostPath } from "../../../src/blog/post-address";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { restoreStorage } from "../../unit/blog/fake-storage";
import { post } from "../../unit/blog/posts";
import { words } from "../with-words";

const { loading: LOADING } = words.posts;

const article = (slug: string | undefined) => {
  window.history.replaceState(null, "", slug === undefined ? "/blog" : savedPostPath(slug));
  const strings = { posts: words.posts, buttons: words.buttons };
  return <SavedPostArticle words={strings} callBox={{ heading: "Call us" }} phone="(702) 555-0142" />;
};
const save = (...posts: readonly unknown[]) => localStorage.setItem(POSTS_KEY, JSON.stringify(posts));

beforeEach(restoreStorage);
afterEach(() => window.history.replaceState(null, "", "/"));

it("prerenders only the loading text, even if the post is stored", () => {
  save(post("mine"));
  expect(renderToString(article("mine"))).toBe(`<p>${LOADING}</p>`);
});

it.each([
  ["no post has", "unknown"],
  ["only an entry without a title has", "untitled"],
  ["differs in case", "MINE"],
])("keeps the loading text for a slug that %s", (_, slug) => {
  save(post("mine"), { slug: "untitled" });
  const { container } = render(article(slug));
  expect(container.textContent).toBe(LOADING);
});
