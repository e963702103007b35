/** Tests the blog's inline scripts: which posts they save, and when they load an island's scripts. */
/* eslint-disable testing-library/no-node-access -- scripts in the head have no roles */
import { act, render } from "@testing-library/react";
import { startPostList } from "../../../src/blog/list/inline-script";
import { PostList } from "../../../src/blog/list/post-list";
import { startSavedPost } from "../../../src/blog/post/inline-script";
import { SavedPostArticle } from "../../../src/blog/post/saved-post-article";
import { POSTS_KEY } from "../../../src/blog/list-key";
import { Island } from "../../../src/client/islands/island";
import { removeListeners, trackListeners } from "../../setup/listeners";
import { restoreStorage } from "../../unit/blog/fake-storage";
import { BUILT_IN, post } from "../../unit/blog/posts";
import { words } from "../with-words";

const FILES = ["/static/island.js"];

const save = (value: unknown) => localStorage.setItem(POSTS_KEY, JSON.stringify(value));
const changeInOtherTab = () => act(() => void window.dispatchEvent(new StorageEvent("storage", { key: POSTS_KEY })));
/** Returns the URLs of the requested scripts. */
const requestedScripts = () => [...document.head.getElementsByTagName("script")].map((script) => script.getAttribute("src"));

beforeEach(trackListeners);
afterEach(() => {
  jest.restoreAllMocks();
  removeListeners();
  document.head.replaceChildren();
  window.history.replaceState(null, "", "/");
  restoreStorage();
});

describe("the post list", () => {
  const visit = (moved: readonly string[] = []) => {
    render(
      <Island name="post-list" component={PostList} props={{ builtIn: BUILT_IN, moved, pictures: {}, words: { posts: words.posts } }} />,
    );
    startPostList(document, FILES);
  };

  it.each([
    ["nothing is stored", undefined],
    ["the built-in posts are stored", BUILT_IN],
    ["the stored value is invalid", [1, null, { slug: "untitled" }]],
  ])("saves the built-in posts without the island's script if %s", (_, list) => {
    if (list) save(list);
    visit();
    expect(requestedScripts()).toEqual([]);
    expect(JSON.parse(localStorage.getItem(POSTS_KEY) ?? "")).toEqual(expect.arrayContaining([...BUILT_IN]));
  });

  it.each([
    ["a post by the visitor", [post("mine"), ...BUILT_IN]],
    ["an edited built-in post", BUILT_IN.map((builtIn) => ({ ...builtIn, title: `My ${builtIn.title}` }))],
    ["the built-in posts in another order", [...BUILT_IN].reverse()],
  ])("loads the island's script if the stored list has %s", (_, list) => {
    save(list);
    visit();
    expect(requestedScripts()).toEqual(FILES);
  });

  it("does not load the island's script if a built-in post is stored under its former slug", () => {
    save([post("old-address"), ...BUILT_IN]);
    visit(["other-old-address", "old-address"]);
    expect(requestedScripts()).toEqual([]);
  });

  it("loads the island's script when another tab saves a post", () => {
    visit();
    save([post("mine"), ...BUILT_IN]);
    changeInOtherTab();
    expect(requestedScripts()).toEqual(FILES);
  });

  it("loads the island's script only once", () => {
    visit();
    save([post("mine"), ...BUILT_IN]);
    changeInOtherTab();
    changeInOtherTab();
    expect(requestedScripts()).toEqual(FILES);
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
  ])("loads the island's script if the post %j is stored and the path is %s", (slug, path) => {
    save([post(slug)]);
    visit(path);
    expect(requestedScripts()).toEqual(FILES);
  });

  it("loads the island's script only after another tab saves the post", () => {
    visit("/blog/mine");
    expect(requestedScripts()).toEqual([]);
    save([post("mine")]);
    changeInOtherTab();
    expect(requestedScripts()).toEqual(FILES);
  });
});
