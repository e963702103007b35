/** Inline scripts of the blog: what they save, and when they load an island's scripts. */
/* eslint-disable testing-library/no-node-access -- scripts in the head have no roles */
import { act, render } from "@testing-library/react";
import { startPostList } from "../../../src/blog/list/inline-script";
import { PostList } from "../../../src/blog/list/post-list";
import { startSavedPost } from "../../../src/blog/post/inline-script";
import { SavedPostArticle } from "../../../src/blog/post/saved-post-article";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { Island } from "../../../src/client/islands/island";
import { endListeners, trackListeners } from "../../setup/listeners";
import { restoreStorage } from "../../unit/blog/fake-storage";
import { BUILT_IN, post } from "../../unit/blog/posts";
import { words } from "../with-words";

const FILES = ["/static/island.js"];

const save = (value: unknown) => localStorage.setItem(POSTS_KEY, JSON.stringify(value));
const changeInOtherTab = () => act(() => void window.dispatchEvent(new StorageEvent("storage", { key: POSTS_KEY })));
/** Returns the URLs of the requested scripts. */
const asked = () => [...document.head.getElementsByTagName("script")].map((script) => script.getAttribute("src"));

beforeEach(trackListeners);
afterEach(() => {
  jest.restoreAllMocks();
  endListeners();
  document.head.replaceChildren();
  window.history.replaceState(null, "", "/");
  restoreStorage();
});

describe("the list", () => {
  const visit = (moved: readonly string[] = []) => {
    render(
      <Island name="post-list" component={PostList} props={{ builtIn: BUILT_IN, moved, pictures: {}, words: { posts: words.posts } }} />,
    );
    startPostList(document, FILES);
  };

  it.each([
    ["nothing was saved", undefined],
    ["the built-in posts were saved", BUILT_IN],
    ["what was saved cannot be shown", [1, null, { slug: "untitled" }]],
  ])("leaves the page alone where %s, and saves the built-in posts", (_, list) => {
    if (list) save(list);
    visit();
    expect(asked()).toEqual([]);
    expect(JSON.parse(localStorage.getItem(POSTS_KEY) ?? "")).toEqual(expect.arrayContaining([...BUILT_IN]));
  });

  it.each([
    ["a post of the visitor's own", [post("mine"), ...BUILT_IN]],
    ["a built-in post in other words", BUILT_IN.map((one) => ({ ...one, title: `My ${one.title}` }))],
    ["the built-in posts in another order", [...BUILT_IN].reverse()],
  ])("comes to life where the saved list holds %s", (_, list) => {
    save(list);
    visit();
    expect(asked()).toEqual(FILES);
  });

  it("stays as it is where a built-in post was saved under an address that it had before", () => {
    save([post("old-address"), ...BUILT_IN]);
    visit(["other-old-address", "old-address"]);
    expect(asked()).toEqual([]);
  });

  it("comes to life when another tab saves a post, and asks once", () => {
    visit();
    save([post("mine"), ...BUILT_IN]);
    changeInOtherTab();
    changeInOtherTab();
    expect(asked()).toEqual(FILES);
  });
});

describe("a saved post", () => {
  const visit = (path: string) => {
    window.history.replaceState(null, "", path);
    const callBox = { heading: "Call us" };
    const props = { words: { posts: words.posts, buttons: words.buttons }, callBox, phone: "(702) 555-0142" };
    render(<Island name="saved-post" component={SavedPostArticle} props={props} />);
    startSavedPost(document, FILES);
  };

  it.each([
    ["mine", "/blog/mine"],
    ["50%", "/blog/50%25"],
  ])("comes to life where %j is saved, at %s", (slug, path) => {
    save([post(slug)]);
    visit(path);
    expect(asked()).toEqual(FILES);
  });

  it("waits until another tab saves it", () => {
    visit("/blog/mine");
    expect(asked()).toEqual([]);
    save([post("mine")]);
    changeInOtherTab();
    expect(asked()).toEqual(FILES);
  });
});
