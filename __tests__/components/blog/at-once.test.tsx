import { render } from "@testing-library/react";
import { startList } from "../../../src/blog/at-once/list";
import { BuiltInPosts } from "../../../src/blog/built-in-posts";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { START_EVENT } from "../../../src/page-script/start-event";
import { FAULTS, replaceStorage, restoreStorage } from "../../unit/blog/fake-storage";
import { BUILT_IN, post } from "../../unit/blog/posts";

const bringApp = jest.fn();
let stop: () => void;
const save = (value: unknown) => localStorage.setItem(POSTS_KEY, JSON.stringify(value));

/** Does what a browser does when it has read and loaded the page. */
const visit = (moved: readonly string[] = []) => {
  render(<BuiltInPosts posts={BUILT_IN} moved={moved} />);
  stop = startList(document);
  window.dispatchEvent(new Event("pageshow"));
};

document.addEventListener(START_EVENT, bringApp);

beforeEach(() => bringApp.mockClear());
afterEach(() => {
  stop();
  restoreStorage();
});

it.each([
  ["nothing", undefined],
  ["the built-in posts", BUILT_IN],
  ["some of the built-in posts", BUILT_IN.slice(1)],
  ["entries that cannot be shown", [1, null, { slug: "untitled" }]],
])("saves the built-in posts and leaves the page alone where %s was saved", (_, list) => {
  if (list) save(list);
  visit();

  expect(JSON.parse(localStorage.getItem(POSTS_KEY) ?? "")).toEqual(expect.arrayContaining([...BUILT_IN]));
  expect(bringApp).not.toHaveBeenCalled();
});

it.each([
  ["a post of the visitor's own", [post("mine"), ...BUILT_IN]],
  ["a built-in post in other words", BUILT_IN.map((one) => ({ ...one, title: `My ${one.title}` }))],
  ["the built-in posts in another order", [...BUILT_IN].reverse()],
])("brings the app where the list holds %s", (_, list) => {
  save(list);
  visit();

  expect(bringApp).toHaveBeenCalledTimes(1);
});

it("leaves the page alone where a built-in post was saved under an address that it had before", () => {
  save([post("old-address"), ...BUILT_IN]);
  visit(["other-old-address", "old-address"]);

  expect(bringApp).not.toHaveBeenCalled();
});

it("brings the app when another tab saves a post", () => {
  visit();
  save([post("mine"), ...BUILT_IN]);
  window.dispatchEvent(new StorageEvent("storage", { key: POSTS_KEY }));

  expect(bringApp).toHaveBeenCalledTimes(1);
});

it.each(FAULTS)("leaves the page alone with a storage that is %s", (_, storage) => {
  replaceStorage(storage);
  visit();

  expect(bringApp).not.toHaveBeenCalled();
});

it("writes no end of a script into the page", () => {
  const { baseElement } = render(<BuiltInPosts posts={[{ ...post("a"), title: "</script><b>" }]} moved={[]} />);

  expect(baseElement.innerHTML.match(/<\/script>/g)).toHaveLength(1);
});
