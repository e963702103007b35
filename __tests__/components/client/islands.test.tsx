/** Hydration of islands on the page's HTML, with props from JSON. Other islands are tested in __tests__/browser. */
/* eslint-disable testing-library/no-node-access -- the elements themselves must remain */
import { act, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { hydrateIsland } from "../../../src/client/islands/hydrate";
import { Island } from "../../../src/client/islands/island";
import type { IslandName } from "../../../src/client/islands/islands";
import { LIVE, islandRoots } from "../../../src/client/islands/roots";
import { required } from "../../../src/content/shared/required";
import { QuoteSection } from "../../../src/quote/quote-section";
import { Worksheets } from "../../../src/worksheets/worksheets";
import { fixture } from "../../fixtures/content";
import { ANSWERS } from "../../fixtures/quote-answers";
import { field, PROPS } from "../quote/quote-page";
import { WithWords, words } from "../with-words";

const { worksheets, company, business } = fixture;

let complain: jest.SpyInstance;
beforeEach(() => {
  complain = jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  complain.mockRestore();
  document.body.replaceChildren();
});

const open = (page: ReactNode) => {
  document.body.innerHTML = renderToString(<WithWords>{page}</WithWords>);
};
const elements = () => [...document.body.getElementsByTagName("*")];
const complaints = (): readonly unknown[] => complain.mock.calls.map((call: readonly unknown[]) => call.slice(0, 2));

/** Runs an island's script. Expects that it reuses the existing elements and logs no errors. */
const bringToLife = async (name: IslandName, script: () => Promise<unknown>) => {
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
  expect(complaints()).toEqual([]);
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
