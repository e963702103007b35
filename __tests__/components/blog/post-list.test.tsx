import { render, screen } from "@testing-library/react";
import { PostList, type PostListProps } from "../../../src/blog/list/post-list";
import type { SavedPost } from "../../../src/blog/saved-post";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { restoreStorage } from "../../unit/blog/fake-storage";
import { BUILT_IN, post } from "../../unit/blog/posts";
import { words } from "../with-words";

const NONE: readonly string[] = [];
const PICTURES: PostListProps["pictures"] = {};

const List = ({ builtIn = BUILT_IN, moved = NONE }: { readonly builtIn?: readonly SavedPost[]; readonly moved?: readonly string[] }) => (
  <PostList builtIn={builtIn} moved={moved} pictures={PICTURES} words={{ posts: words.posts }} />
);

const titles = () => screen.getAllByRole("heading").map(({ textContent }) => textContent);
const titlesOf = (posts: readonly SavedPost[]) => posts.map(({ title }) => title);
const save = (value: unknown) => localStorage.setItem(POSTS_KEY, typeof value === "string" ? value : JSON.stringify(value));

beforeEach(restoreStorage);

it("shows the built-in posts on a first visit", () => {
  render(<List />);
  expect(titles()).toEqual(titlesOf(BUILT_IN));
});

it("shows saved posts as cards too, and the saved version of a built-in one", () => {
  const own = post(String(BUILT_IN[0]?.slug), { title: "My version" });
  save([post("mine"), own]);
  render(<List />);
  expect(titles()).toEqual([...titlesOf(BUILT_IN.slice(1)), "Title of mine", "My version"]);
});

it("shows a built-in post once that is saved under an address that it had before", () => {
  save([post("old-address"), post("mine")]);
  render(<List moved={["old-address"]} />);
  expect(titles()).toEqual([...titlesOf(BUILT_IN), "Title of mine"]);
});

it("settles also when the list is a new one with every render", () => {
  const { rerender } = render(<List builtIn={[...BUILT_IN]} />);
  rerender(<List builtIn={[...BUILT_IN]} />);
  expect(titles()).toEqual(titlesOf(BUILT_IN));
});
