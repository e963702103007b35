import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { SavedPostArticle } from "../../../src/blog/saved-post-article";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { FAULTS, replaceStorage, restoreStorage } from "../../unit/blog/fake-storage";
import { post } from "../../unit/blog/posts";

const LOADING = "One moment...";

const article = (slug: string | undefined) => (
  <SavedPostArticle slug={slug} loading={LOADING}>
    {({ title, author }) => <h1>{`${title} by ${author}`}</h1>}
  </SavedPostArticle>
);
const save = (...posts: readonly unknown[]) => localStorage.setItem(POSTS_KEY, JSON.stringify(posts));

beforeEach(restoreStorage);

it("says that it loads and nothing else in the prerendered page, whatever is saved", () => {
  save(post("mine"));
  expect(renderToString(article("mine"))).toBe(`<p>${LOADING}</p>`);
});

it("shows the saved post with the slug", () => {
  save(post("other"), post("mine"));
  render(article("mine"));
  expect(screen.getByRole("heading", { name: "Title of mine by Dana Ortiz" })).toBeVisible();
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
  expect(container).toHaveTextContent(/^One moment\.\.\.$/);
});

it.each(FAULTS)("goes on loading with %s storage", (_, get) => {
  replaceStorage(get);
  render(article("mine"));
  expect(screen.getByText(LOADING)).toBeVisible();
});

it("shows the post as soon as another tab saves it", () => {
  render(article("mine"));
  expect(screen.getByText(LOADING)).toBeVisible();
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
