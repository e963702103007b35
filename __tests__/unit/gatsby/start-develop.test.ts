/**
 * Messages on the pages of `develop`, and the scripts that start there.
 *
 * @jest-environment jsdom
 */
import { readSavedList } from "../../../src/blog/saved-posts";
import type { ContentState } from "../../../src/gatsby/content-problems";
import { onClientEntry, onInitialClientRender } from "../../../src/gatsby/start-develop";
import { BUILT_IN } from "../blog/posts";

jest.mock("../../../src/quote/inline-script", () => ({ startQuoteForm: jest.fn() }));
jest.mock("../../../src/client", () => ({ startPage: jest.fn() }));

const DRAFT = "A draft.";
const PROBLEM = "posts/a.md: fix: Write it.";
const server = new EventTarget();
const { NODE_ENV } = process.env;

/** Sends a state to the page, as the server does. */
const send = (state: ContentState): void => void server.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(state) }));

/** Returns the texts of the messages in each element that is fixed to the window. */
const shown = (): readonly (readonly string[])[] =>
  [...document.body.children].map(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll("[role]") ?? [])].map(({ textContent }) => textContent),
  );

beforeAll(async () => {
  jest.useFakeTimers();
  Object.assign(process.env, { NODE_ENV: "development" });
  Object.assign(globalThis, { EventSource: jest.fn(() => server) });
  window.history.replaceState(null, "", "/blog/a");
  await onClientEntry();
});
afterAll(() => {
  Object.assign(process.env, { NODE_ENV });
  jest.useRealTimers();
});

it.each<[string, ContentState, readonly string[]]>([
  ["no message on a public page", { problems: "", hidden: { "/blog/b": DRAFT } }, []],
  ["why a page is not public", { problems: "", hidden: { "/blog/a": DRAFT } }, [DRAFT]],
  ["content problems", { problems: PROBLEM, hidden: {} }, [expect.stringContaining(PROBLEM) as string]],
  [
    "content problems below why a page is not public",
    { problems: PROBLEM, hidden: { "/blog/a": DRAFT } },
    [DRAFT, expect.stringContaining(PROBLEM) as string],
  ],
])("shows %s in the one element at the bottom of the window", (_, state, expected) => {
  send({ problems: "", hidden: { "/blog/a": DRAFT } });
  send(state);
  expect(shown()).toEqual([expected]);
});

it("shows why a page is not public after navigation to the page", () => {
  send({ problems: "", hidden: { "/es/blog/a": DRAFT } });
  expect(shown()).toEqual([[]]);
  window.history.pushState(null, "", "/es/blog/a");
  jest.advanceTimersByTime(1000);
  expect(shown()).toEqual([[DRAFT]]);
});

it("saves the posts of a blog list that Gatsby renders after `onClientEntry`", async () => {
  const list = document.createElement("section");
  document.body.append(list);
  list.innerHTML = `<script type="application/json" data-island="post-list">${JSON.stringify({ builtIn: BUILT_IN, moved: [] })}</script><div></div>`;
  await onInitialClientRender();
  list.remove();
  expect(readSavedList().posts).toEqual(BUILT_IN);
});
