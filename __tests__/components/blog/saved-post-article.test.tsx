import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { SavedPostArticle } from "../../../src/blog/post/saved-post-article";
import { savedPostPath } from "../../../src/blog/post-address";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { FAULTS, replaceStorage, restoreStorage } from "../../unit/blog/fake-storage";
import { post } from "../../unit/blog/posts";
import { words } from "../with-words";

const { loading: LOADING, missing: MISSING } = words.posts;

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

it("shows the saved post with the slug", () => {
  save(post("other"), post("mine"));
  render(article("mine"));
  expect(screen.getByRole("heading", { name: "Title of mine" })).toBeVisible();
  expect(screen.getByText(/Dana Ortiz/)).toBeVisible();
  expect(screen.getByText(MISSING)).toBeVisible();
  expect(document.title).toBe("Title of mine");
  expect(screen.queryByText(LOADING)).not.toBeInTheDocument();
});

it.each([
  ["no post has", "unknown"],
  ["only an entry without title has", "untitled"],
  ["is written otherwise", "MINE"],
  ["objects know", "constructor"],
  ["is no slug", undefined],
])("goes on loading for a slug that %s", (_, slug) => {
  save(post("mine"), { slug: "untitled" });
  const { container } = render(article(slug));
  expect(container.textContent).toBe(LOADING);
});

it.each(FAULTS)("goes on loading with %s storage", (_, get) => {
  replaceStorage(get);
  render(article("mine"));
  expect(screen.getByText(LOADING)).toBeVisible();
});

it("shows the post as soon as another tab saves it", () => {
  document.title = "Post";
  render(article("mine"));
  expect(screen.getByText(LOADING)).toBeVisible();
  expect(document.title).toBe("Post");
  save(post("mine"));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: POSTS_KEY })));
  expect(screen.getByRole("heading", { name: /Title of mine/ })).toBeVisible();
});

it("shows markup in a saved post as text", () => {
  save(post("mine", { title: "<img src=x onerror=alert(1)>" }));
  render(article("mine"));
  expect(screen.getByRole("heading", { name: "<img src=x onerror=alert(1)>" })).toBeVisible();
  expect(screen.queryByRole("img", { name: "x" })).not.toBeInTheDocument();
});

it.each(["a/b", "50%", "100%25", "#1", "?x", "__proto__", "Ä 沥青"])("finds the post at the address of %j", (slug) => {
  save(post("other"), post(slug));
  render(article(slug));
  expect(screen.getByRole("heading", { name: `Title of ${slug}` })).toBeVisible();
});
