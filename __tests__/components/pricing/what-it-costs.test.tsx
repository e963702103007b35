import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { axe } from "jest-axe";
import type { Prices } from "../../../src/content/settings";
import { SUBMITTED } from "../../../src/client/islands/roots";
import { CalculatorDetails } from "../../../src/pricing/calculator-details";
import { WhatItCosts } from "../../../src/pricing/what-it-costs";
import { readDraft } from "../../../src/quote/draft";
import { render } from "../with-words";
import { fixture } from "../../fixtures/content";

const { priceGuide: guide, words } = fixture;
const ask = words.buttons.estimate;
const { prices } = fixture.facts;
const { calculator } = guide;
const bare: Prices = { driveway: prices.driveway, squareFoot: prices.squareFoot };

const renderPrices = (kind: string, given: Prices = prices) => {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<WhatItCosts kind={kind} prices={given} guide={guide} />) };
};

const rows = () =>
  Object.fromEntries(
    screen.getAllByRole("row").map((row) => [within(row).getByRole("rowheader").textContent, within(row).getByRole("cell").textContent]),
  );

describe("the table", () => {
  it("shows the price for every size and the configured rates", () => {
    renderPrices("both");
    expect(rows()).toEqual({
      "One drive": "$350-$900",
      "500 square feet of drive": "$350-$600",
      "900 square feet of drive": "$470-$840",
      "One square foot of a yard": "$0.22-$0.50",
      "3,000 square feet": "$660-$1,500",
      "12,000 square feet": "$2,640-$6,000",
      "The least": "$450",
      "Cracks by the foot": "$0.75-$1.50",
      "A square foot patched": "We come and measure",
      "A square foot laid over": "We come and measure",
      "One stall painted": "$6-$9",
    });
  });

  it("shows only the prices for the page's kind of work", () => {
    renderPrices("driveway");
    expect(Object.keys(rows())).toEqual([
      "One drive",
      "500 square feet of drive",
      "900 square feet of drive",
      "The least",
      "Cracks by the foot",
      "A square foot patched",
      "A square foot laid over",
    ]);
  });
});

const open = async (kind: string, given: Prices = prices) => {
  const view = renderPrices(kind, given);
  await view.user.click(screen.getByText(calculator.summary));
  await screen.findByRole("form", { name: calculator.summary });
  return view;
};

afterEach(() => sessionStorage.clear());

const result = () => screen.getByRole("status");
const calculate = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button", { name: calculator.button }));

describe("the calculator", () => {
  const hydrateOpen = (prepare: (container: HTMLElement) => void) => {
    const element = <CalculatorDetails kind="lot" prices={prices} guide={{ ...guide, ask }} isOpen />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element);
    within(container).getByRole<HTMLInputElement>("textbox", { name: calculator.size.area }).value = "20,000";
    prepare(container);
    render(element, { container, hydrate: true });
  };

  it("answers a form that was submitted before hydration", () => {
    hydrateOpen((container) => {
      within(container).getByRole("form").dataset[SUBMITTED] = "";
    });
    expect(result()).toHaveTextContent("$");
  });

  it("does not answer while the visitor is still typing when it is hydrated", () => {
    hydrateOpen(() => undefined);
    expect(result()).toBeEmptyDOMElement();
  });

  it.each([
    ["area", "decimal"],
    ["length", "decimal"],
    ["width", "decimal"],
    ["stalls", "numeric"],
  ] as const)("asks a phone for digits in the field %s", async (field, mode) => {
    const { user } = await open("lot");
    const way = field === "length" || field === "width" ? "sides" : field;
    await user.click(screen.getByLabelText(calculator.size[way], { selector: "[type=radio]" }));
    expect(screen.getByRole("textbox", { name: calculator.size[field] })).toHaveAttribute("inputmode", mode);
  });

  it("shows the whole answer", async () => {
    const { user, container } = await open("lot");
    await user.type(screen.getByRole("textbox", { name: calculator.size.area }), "20,000");
    await user.click(screen.getByLabelText("Tired"));
    await calculate(user);
    const { squareFoot, wornTimes } = prices;
    expect(squareFoot && wornTimes).toBeDefined();
    expect(result()).toHaveTextContent("$4,400-$12,500");
    expect(result()).toHaveTextContent("A yard with trucks, 20,000 square feet of it.");
    for (const text of [
      "20,000 square feet of yard come to $4,400-$10,000.",
      "A tired yard drinks more. Times 1-1.25, that makes $4,400-$12,500.",
    ])
      expect(result()).toHaveTextContent(text);
    expect(result()).not.toHaveTextContent("We start at $450.");
    for (const text of ["Left out", "Paint", "And now", calculator.answer.note]) expect(result()).toHaveTextContent(text);
    const link = within(result()).getByRole("link", { name: ask });
    // The URL must not contain the visitor's inputs, because hosts log URLs.
    expect(link).toHaveAttribute("href", "/contact?service=commercial-sealcoating#quote");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await user.click(link);
    const { message = "" } = readDraft();
    expect(message).toBe("A yard with trucks, 20,000 square feet of it; Tired; $4,400-$12,500");
    expect(await axe(container, { rules: { region: { enabled: false }, "heading-order": { enabled: false } } })).toHaveNoViolations();
  });

  it("calculates a price from length and width", async () => {
    const { user } = await open("lot", bare);
    await user.click(screen.getByLabelText(calculator.size.sides));
    await user.type(screen.getByRole("textbox", { name: calculator.size.length }), "100");
    await user.type(screen.getByRole("textbox", { name: calculator.size.width }), "200");
    await calculate(user);
    expect(result()).toHaveTextContent("$4,400-$10,000");
  });

  it("clears the result when an input changes", async () => {
    const { user } = await open("lot", bare);
    const field = screen.getByRole("textbox", { name: calculator.size.area });
    await user.type(field, "20,000");
    await calculate(user);
    expect(result()).toHaveTextContent("$4,400-$10,000");
    await user.type(field, "0");
    expect(result()).toBeEmptyDOMElement();
  });

  it.each([
    ["", calculator.refusals.empty],
    ["10,000,001", calculator.refusals.tooLarge],
    ["120", calculator.refusals.belowStall],
    ["9 x 17", calculator.refusals.belowStall],
  ])("rejects the size %j and explains how to fix it", async (size, message) => {
    const { user } = await open("lot");
    if (size) await user.type(screen.getByRole("textbox", { name: calculator.size.area }), size);
    await calculate(user);
    expect(result()).toHaveTextContent(message);
    expect(result()).not.toHaveTextContent("$");
    const field = screen.getByRole("textbox", { name: calculator.size.area });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    await user.type(field, "1");
    expect(field).toBeValid();
  });

  it("explains how stalls become an area", async () => {
    const { user } = await open("lot");
    await user.click(screen.getByLabelText(calculator.size.stalls, { selector: "[type=radio]" }));
    await user.type(screen.getByRole("textbox", { name: calculator.size.stalls }), "120");
    await calculate(user);
    for (const text of ["$7,920-$21,000", "120 places to park", "At 300-350 square feet apiece, that is 36,000-42,000."])
      expect(result()).toHaveTextContent(text);
  });

  it("offers stalls only for lots", async () => {
    await open("driveway");
    expect(screen.queryByLabelText(calculator.size.stalls)).not.toBeInTheDocument();
  });

  it("says that the minimum charge applies where it raises the range", async () => {
    const { user } = await open("lot");
    await user.type(screen.getByRole("textbox", { name: calculator.size.area }), "1,000");
    await calculate(user);
    for (const text of ["$450-$500", "We start at $450."]) expect(result()).toHaveTextContent(text);
  });

  it.each([
    ["600", "600 square feet of drive come to $380-$660."],
    ["", "One drive of the usual kind, $350-$900."],
  ])("explains the range of a driveway of %j square feet", async (size, text) => {
    const { user } = await open("driveway");
    if (size) await user.type(screen.getByRole("textbox", { name: calculator.size.area }), size);
    await calculate(user);
    expect(result()).toHaveTextContent(text);
  });
});
