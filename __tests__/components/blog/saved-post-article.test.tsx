import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { SavedPostArticle } from "../../../src/blog/saved-post-article";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { FAULTS, replaceStorage, restoreStorage } from "../../unit/blog/fake-storage";
import { post } from "../../unit/blog/posts";

const article = (slug: string | undefined) => (
  <SavedPostArticle slug={slug}>{({ title, author }) => <h1>{`${title} by ${author}`}</h1>}</SavedPostArticle>
);
const save = (...posts: readonly unknown[]) => localStorage.setItem(POSTS_KEY, JSON.stringify(posts));

beforeEach(restoreStorage);

it("says Loading... and nothing else in the prerendered page, whatever is saved", () => {
  save(post("mine"));
  expect(renderToString(article("mine"))).toBe("<p>Loading...</p>");
});

it("shows the saved post with the slug", () => {
  save(post("other"), post("mine"));
  render(article("mine"));
  expect(screen.getByRole("heading", { name: "Title of mine by Dana Ortiz" })).toBeVisible();
  expect(screen.queryByText("Loading...")).not.toBeInTheDocument();
});

it.each([
  ["no post has", "unknown"],
  ["only an entry without title has", "untitled"],
  ["is written otherwise", "MINE"],
  ["objects know", "constructor"],
  ["is no slug", undefined],
])("stays on Loading... for a slug that %s", (_, slug) => {
  save(post("mine"), { slug: "untitled" });
  const { container } = render(article(slug));
  expect(container).toHaveTextContent(/^Loading\.\.\.$/);
});

it.each(FAULTS)("stays on Loading... with %s storage", (_, get) => {
  replaceStorage(get);
  render(article("mine"));
  expect(screen.getByText("Loading...")).toBeVisible();
});

it("shows the post as soon as another tab saves it", () => {
  render(article("mine"));
  expect(screen.getByText("Loading...")).toBeVisible();
  save(post("mine"));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: POSTS_KEY })));
  expect(screen.getByRole("heading", { name: /Title of mine/ })).toBeVisible();
});

it("shows markup in a saved post as text", () => {
  save(post("mine", { title: "<img src=x onerror=alert(1)>" }));
  render(article("mine"));
  expect(screen.getByRole("heading", { name: /^<img src=x onerror=alert\(1\)>/ })).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
