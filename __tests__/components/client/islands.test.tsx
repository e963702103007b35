/** Each island alone, over the HTML of its page and from its props as JSON, as a browser brings it to life. */
/* eslint-disable testing-library/no-node-access -- what must stay are the elements themselves */
import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { PostList } from "../../../src/blog/list/post-list";
import { SavedPostArticle } from "../../../src/blog/post/saved-post-article";
import { savedPostPath } from "../../../src/blog/post-address";
import { POSTS_KEY } from "../../../src/blog/saved-posts";
import { hydrateIsland } from "../../../src/client/islands/hydrate";
import { Island } from "../../../src/client/islands/island";
import type { IslandName } from "../../../src/client/islands/names";
import islands from "../../../src/client/islands/islands.json";
import { LIVE, islandRoots } from "../../../src/client/islands/roots";
import { required } from "../../../src/content/shared/required";
import { WhatItCosts } from "../../../src/pricing/what-it-costs";
import { QuoteSection } from "../../../src/quote/quote-section";
import { Worksheets } from "../../../src/worksheets/worksheets";
import { fixture } from "../../fixtures/content";
import { BUILT_IN, post } from "../../unit/blog/posts";
import { ANSWERS } from "../../fixtures/quote-answers";
import { field, PROPS } from "../quote/quote-page";
import { WithWords, words } from "../with-words";

const { priceGuide: guide, facts, worksheets, company, business } = fixture;
const { prices } = facts;

// As webpack writes it into the calculator's script.
Object.assign(globalThis, { PRICE_GUIDE: { prices, guides: { en: guide } } });

let complain: jest.SpyInstance;
beforeEach(() => {
  complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  complain.mockRestore();
  document.body.replaceChildren();
  localStorage.clear();
  window.history.replaceState(null, "", "/");
});

const open = (page: ReactNode) => {
  document.body.innerHTML = renderToString(<WithWords>{page}</WithWords>);
};
const elements = () => [...document.body.getElementsByTagName("*")];
/** Runs an island's script. */
const run = (script: () => Promise<unknown>) =>
  act(async () => {
    await script();
  });

const complaints = (): readonly unknown[] => complain.mock.calls.map((call: readonly unknown[]) => call.slice(0, 2));

/** Runs an island's script, and finds the very elements that stood there, without a word on the console. */
const bringToLife = async (
  name: IslandName,
  script: () => Promise<unknown>,
  isKept: (element: Element) => boolean = () => true,
  said: readonly (readonly unknown[])[] = [],
) => {
  const before = elements().filter(isKept);
  const roots = islandRoots(document, name);
  expect(roots.length).toBeGreaterThan(0);
  for (const { data } of roots) expect(JSON.stringify(JSON.parse(data)).replaceAll("<", "\\u003c")).toBe(data);
  await run(script);
  expect(complaints()).toEqual(said);
  for (const { root } of roots) expect(root.dataset[LIVE]).toBe("");
  expect(before.filter((element) => !element.isConnected)).toEqual([]);
  // Whatever else asks for it: each island is hydrated once.
  const after = elements();
  act(() => hydrateIsland(name, () => <p>Drawn twice</p>));
  expect(elements()).toEqual(after);
  expect(complaints()).toEqual(said);
};

it("writes no end of a script into the page, and the props come out as they went in", () => {
  const text = "</script><!--<script><b>&amp;\u2028";
  const view = renderToString(
    <Island name="post-list" component={({ title }: { readonly title: string }) => <i>{title}</i>} props={{ title: text }} />,
  );
  expect(view.match(/<\/script>/g)).toHaveLength(1);
  document.body.innerHTML = view;
  expect(islandRoots(document, "post-list").map(({ data }): unknown => JSON.parse(data))).toEqual([{ title: text }]);
});

it("tests every island", () => {
  expect(Object.keys(islands).sort()).toEqual(["calculator", "post-list", "quote-form", "saved-post", "worksheets"]);
});

it("hydrates the quote form, and keeps what was written and where the focus is", async () => {
  open(<QuoteSection {...PROPS} />);
  for (const [name, value] of Object.entries(ANSWERS)) Object.assign(field(name as keyof typeof ANSWERS), { value });
  field("message").focus();
  await bringToLife("quote-form", () => import("../../../src/quote/island"));
  expect(screen.getByRole("form")).toHaveFormValues(ANSWERS);
  expect(field("message")).toHaveFocus();
  act(() => screen.getByRole<HTMLFormElement>("form").requestSubmit());
  expect(screen.getByRole("status")).toHaveTextContent(words.received.title);
});

it("hydrates the blog's list, then adds the saved posts", async () => {
  localStorage.setItem(POSTS_KEY, JSON.stringify([post("mine")]));
  open(
    <Island name="post-list" component={PostList} props={{ builtIn: BUILT_IN, moved: [], pictures: {}, words: { posts: words.posts } }} />,
  );
  await bringToLife("post-list", () => import("../../../src/blog/list/island"));
  const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(titles).toEqual([...BUILT_IN.map(({ title }) => title), "Title of mine"]);
});

it("hydrates the saved post, then shows it", async () => {
  localStorage.setItem(POSTS_KEY, JSON.stringify([post("mine")]));
  window.history.replaceState(null, "", savedPostPath("mine"));
  const props = { words: { posts: words.posts, buttons: words.buttons }, callBox: { heading: "Call us" }, phone: PROPS.phone };
  open(<Island name="saved-post" component={SavedPostArticle} props={props} />);
  expect(document.body).toHaveTextContent(words.posts.loading);
  await bringToLife(
    "saved-post",
    () => import("../../../src/blog/post/island"),
    ({ tagName }) => tagName !== "P",
  );
  expect(screen.getByRole("heading", { name: "Title of mine" })).toBeVisible();
});

it("hydrates the calculator, which stays open", async () => {
  open(<WhatItCosts kind="both" prices={prices} guide={guide} />);
  const waiting = screen.getByText(guide.calculator.waiting);
  const details = () =>
    screen
      .getAllByRole<HTMLDetailsElement>("group")
      .find(({ firstElementChild }) => firstElementChild?.textContent === guide.calculator.summary);
  const waitingDetails = details();
  if (!waitingDetails) throw new Error("the calculator waits in no details");
  waitingDetails.open = true;
  await bringToLife(
    "calculator",
    () => import("../../../src/pricing/island"),
    (element) => element !== waiting,
    // React's development build alone remarks on it, and leaves the attribute as it is.
    [["Warning: Extra attributes from the server: %s%s", "open"]],
  );
  expect(details()?.open).toBe(true);
  expect(screen.getByRole("form", { name: guide.calculator.summary })).toBeVisible();
});

it("hydrates the parts of sheets, which answer what was written before", async () => {
  const parking = required(worksheets.accessibleParking, "the fixture's parking worksheet");
  open(
    <Worksheets
      {...worksheets}
      sheets={worksheets.sheets.slice(0, 1)}
      parkingSheet={parking}
      known={{ ...company, license: business.license }}
    />,
  );
  const spaces = screen.getByLabelText<HTMLInputElement>(parking.count.spaces);
  spaces.value = "26";
  await bringToLife("worksheets", () => import("../../../src/worksheets/island"));
  expect(spaces).toHaveValue("26");
  expect(screen.getByRole("row", { current: true })).toHaveTextContent("26-50");
  fireEvent.input(spaces, { target: { value: "1" } });
  expect(screen.getByRole("row", { current: true })).toHaveTextContent("1-25");
});
