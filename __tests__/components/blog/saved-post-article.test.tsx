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
  const ofPost = { posts: words.posts, buttons: words.buttons };
  return <SavedPostArticle words={ofPost} callBox={{ heading: "Call us" }} phone="(702) 555-0142" />;
};
const save = (...posts: readonly unknown[]) => localStorage.setItem(POSTS_KEY, JSON.stringify(posts));

beforeEach(restoreStorage);
afterEach(() => window.history.replaceState(null, "", "/"));

it("says that it loads and nothing else in the prerendered page, whatever is saved", () => {
  save(post("mine"));
  expect(renderToString(article("mine"))).toBe(`<p>${LOADING}</p>`);
});

it.each([
  ["no post has", "unknown"],
  ["only an entry without title has", "untitled"],
  ["is written otherwise", "MINE"],
])("goes on loading for a slug that %s", (_, slug) => {
  save(post("mine"), { slug: "untitled" });
  const { container } = render(article(slug));
  expect(container.textContent).toBe(LOADING);
});
