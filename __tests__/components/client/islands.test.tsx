/** Hydration of islands on the page's HTML, with props from JSON. Other islands are tested in __tests__/browser. */
/* eslint-disable testing-library/no-node-access -- the elements themselves must remain */
import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { hydrateIsland } from "../../../src/client/islands/hydrate";
import { Island } from "../../../src/client/islands/island";
import type { IslandName } from "../../../src/client/islands/islands";
import { LIVE, islandRoots } from "../../../src/client/islands/roots";
import { QuoteSection } from "../../../src/quote/quote-section";
import { ANSWERS } from "../../fixtures/quote-answers";
import { field, PROPS } from "../quote/quote-page";
import { WithWords, words } from "../with-words";

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  consoleError.mockRestore();
  document.body.replaceChildren();
});

const open = (page: ReactNode) => {
  document.body.innerHTML = renderToString(<WithWords>{page}</WithWords>);
};
const elements = () => [...document.body.getElementsByTagName("*")];
const loggedErrors = (): readonly unknown[] => consoleError.mock.calls.map((call: readonly unknown[]) => call.slice(0, 2));

/** Runs an island's script. Expects that it reuses the existing elements and logs no errors. */
const expectHydration = async (name: IslandName, script: () => Promise<unknown>) => {
  const before = elements();
  const roots = islandRoots(document, name);
  expect(roots.length).toBeGreaterThan(0);
  await act(async () => {
    await script();
  });
  for (const { root } of roots) expect(root.dataset[LIVE]).toBe("");
  expect(before.filter((element) => !element.isConnected)).toEqual([]);
  // A second call must not hydrate the island again.
  const after = elements();
  act(() => hydrateIsland(name, () => <p>Drawn twice</p>));
  expect(elements()).toEqual(after);
  expect(loggedErrors()).toEqual([]);
};

it("escapes script end tags in the props, and parses the props unchanged", () => {
  const text = "</script><!--<script><b>&amp;\u2028";
  const view = renderToString(
    <Island name="post-list" component={({ title }: { readonly title: string }) => <i>{title}</i>} props={{ title: text }} />,
  );
  expect(view.match(/<\/script>/g)).toHaveLength(1);
  document.body.innerHTML = view;
  expect(islandRoots(document, "post-list").map(({ data }): unknown => JSON.parse(data))).toEqual([{ title: text }]);
});

it("hydrates the quote form, and keeps its values and the focus", async () => {
  open(<QuoteSection {...PROPS} />);
  for (const [name, value] of Object.entries(ANSWERS)) Object.assign(field(name as keyof typeof ANSWERS), { value });
  field("message").focus();
  await expectHydration("quote-form", () => import("../../../src/quote/island"));
  expect(screen.getByRole("form")).toHaveFormValues(ANSWERS);
  expect(field("message")).toHaveFocus();
  act(() => screen.getByRole<HTMLFormElement>("form").requestSubmit());
  expect(screen.getByRole("status")).toHaveTextContent(words.received.title);
});
