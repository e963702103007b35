import { screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { axe } from "jest-axe";
import { preselectedServices } from "../../../src/content/entries/form-services";
import type { Prices } from "../../../src/content/settings";
import type { PriceKind } from "../../../src/content/shared/constants";
import { SUBMITTED } from "../../../src/client/islands/roots";
import { CalculatorDetails } from "../../../src/pricing/calculator-details";
import { WhatItCosts, type WhatItCostsProps } from "../../../src/pricing/what-it-costs";
import { readDraft } from "../../../src/quote/draft";
import { render } from "../with-words";
import { fixture } from "../../fixtures/content";

const { priceGuide: guide, words } = fixture;
const ask = words.buttons.estimate;
const preselected = preselectedServices(fixture);
const { prices } = fixture.facts;
const { calculator } = guide;
/** Prices without a minimum charge or factors for worn surfaces. */
const bare: Prices = { driveway: prices.driveway, squareFoot: prices.squareFoot };

const renderPrices = (kind: PriceKind, given: Prices = prices, change: Partial<WhatItCostsProps> = {}) => {
  const user = userEvent.setup({ delay: null });
  return { user, ...render(<WhatItCosts kind={kind} prices={given} guide={guide} preselected={preselected} {...change} />) };
};

const rows = () =>
  Object.fromEntries(
    screen.getAllByRole("row").map((row) => [within(row).getByRole("rowheader").textContent, within(row).getByRole("cell").textContent]),
  );

const openCalculator = async (kind: PriceKind, given: Prices = prices) => {
  const view = renderPrices(kind, given);
  await view.user.click(screen.getByText(calculator.summary));
  await screen.findByRole("form", { name: calculator.summary });
  return view;
};

const result = () => screen.getByRole("status");
const sizeField = (name: "area" | "length" | "width" | "stalls") => screen.getByRole("textbox", { name: calculator.size[name] });
const calculate = (user: UserEvent) => user.click(screen.getByRole("button", { name: calculator.button }));

/** Calculates the price of a worn lot of 20,000 square feet. */
const calculateWornLot = async () => {
  const view = await openCalculator("lot");
  await view.user.type(sizeField("area"), "20,000");
  await view.user.click(screen.getByLabelText("Tired"));
  await calculate(view.user);
  return view;
};

/** Renders the open calculator as the build does, prepares it as a visitor would before hydration, and hydrates it. */
const hydrateOpen = (prepare: (container: HTMLElement) => void) => {
  const element = <CalculatorDetails kind="lot" prices={prices} guide={{ ...guide, ask, preselected }} isOpen />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(element);
  within(container).getByRole<HTMLInputElement>("textbox", { name: calculator.size.area }).value = "20,000";
  prepare(container);
  render(element, { container, hydrate: true });
};

afterEach(() => sessionStorage.clear());

describe("the table", () => {
  it("shows every configured price", () => {
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

it.each([
  ["is printed if it has the table", false],
  ["is not printed if an open calculator replaces the table", true],
])("the section %s", (_, isOpen) => {
  renderPrices("both", prices, { isOpen });
  expect(screen.getByRole("region", { name: guide.heading }).hasAttribute("data-screen-only")).toBe(isOpen);
});

describe("the estimate link", () => {
  it.each([
    ["the service for the page's prices", "lot", { lot: "black-coat" }, "/contact?service=black-coat"],
    ["the service for cracks", "cracks", { cracks: "filled" }, "/contact?service=filled"],
    ["no service if none matches", "lot", { driveway: "home" }, "/contact"],
  ] as const)("selects %s", (_, kind, services, href) => {
    renderPrices(kind, prices, { preselected: services });
    expect(screen.getByRole("link", { name: ask })).toHaveAttribute("href", href);
  });
});

describe("the calculator", () => {
  it.each(["driveway", "lot"] as const)("is absent if its only choice is a %s, which the page has no price for", (only) => {
    const kinds = calculator.kinds.filter(({ basis }) => basis === only);
    renderPrices(only === "lot" ? "driveway" : "lot", prices, { guide: { ...guide, calculator: { ...calculator, kinds } } });
    expect(screen.queryByText(calculator.summary)).not.toBeInTheDocument();
  });

  it.each(["driveway", "lot", "both"] as const)("is on a page with prices for %s if it has a choice for them", (kind) => {
    renderPrices(kind);
    expect(screen.getByText(calculator.summary)).toBeInTheDocument();
  });

  it.each([
    ["the service for the page's prices", { lot: "black-coat" }, "/contact?service=black-coat#quote"],
    ["no service if none matches", {}, "/contact#quote"],
  ])("selects %s in the form", async (_, services, href) => {
    const { user } = renderPrices("lot", prices, { preselected: services });
    await user.click(screen.getByText(calculator.summary));
    await user.type(sizeField("area"), "20,000");
    await calculate(user);
    expect(within(result()).getByRole("link", { name: ask })).toHaveAttribute("href", href);
  });

  it("answers a form that was submitted before hydration", () => {
    hydrateOpen((container) => {
      within(container).getByRole("form").dataset[SUBMITTED] = "";
    });
    expect(result()).toHaveTextContent("$");
  });

  it("does not show a result if hydrated before submission", () => {
    hydrateOpen(() => undefined);
    expect(result()).toBeEmptyDOMElement();
  });

  it.each([
    ["area", "decimal"],
    ["length", "decimal"],
    ["width", "decimal"],
    ["stalls", "numeric"],
  ] as const)("uses a numeric keyboard for %s", async (field, mode) => {
    const { user } = await openCalculator("lot");
    const choice = field === "length" || field === "width" ? "sides" : field;
    await user.click(screen.getByLabelText(calculator.size[choice], { selector: "[type=radio]" }));
    expect(sizeField(field)).toHaveAttribute("inputmode", mode);
  });

  it("shows the price range", async () => {
    await calculateWornLot();
    expect(result()).toHaveTextContent("$4,400-$12,500");
  });

  it.each([
    ["what was entered", "A yard with trucks, 20,000 square feet of it."],
    ["the price of a firm surface", "20,000 square feet of yard come to $4,400-$10,000."],
    ["the factor of the condition", "A tired yard drinks more. Times 1-1.25, that makes $4,400-$12,500."],
    ["that something is excluded", "Left out"],
    ["what is excluded", "Paint"],
    ["what comes next", "And now"],
    ["the guide's note", calculator.answer.note],
  ])("says %s in the result", async (_, text) => {
    await calculateWornLot();
    expect(result()).toHaveTextContent(text);
  });

  it("does not mention a minimum charge that does not raise the range", async () => {
    await calculateWornLot();
    expect(result()).not.toHaveTextContent("We start at $450.");
  });

  it("links to the form without the visitor's input, because hosts log URLs", async () => {
    await calculateWornLot();
    expect(within(result()).getByRole("link", { name: ask })).toHaveAttribute("href", "/contact?service=commercial-sealcoating#quote");
  });

  it.each([
    ["a click on the estimate link adds the answer to the message", 1],
    ["a second click on the estimate link does not add the answer again", 2],
  ])("%s", async (_, clicks) => {
    const { user } = await calculateWornLot();
    const link = within(result()).getByRole("link", { name: ask });
    link.addEventListener("click", (event) => event.preventDefault());
    for (let click = 0; click < clicks; click++) await user.click(link);
    expect(readDraft().message).toBe("A yard with trucks, 20,000 square feet of it; Tired; $4,400-$12,500");
  });

  it("has no accessibility problems with an answer", async () => {
    const { container } = await calculateWornLot();
    expect(await axe(container, { rules: { region: { enabled: false }, "heading-order": { enabled: false } } })).toHaveNoViolations();
  });

  it("calculates a price from length and width", async () => {
    const { user } = await openCalculator("lot", bare);
    await user.click(screen.getByLabelText(calculator.size.sides));
    await user.type(sizeField("length"), "100");
    await user.type(sizeField("width"), "200");
    await calculate(user);
    expect(result()).toHaveTextContent("$4,400-$10,000");
  });

  it("clears the result when an input changes", async () => {
    const { user } = await openCalculator("lot", bare);
    const field = sizeField("area");
    await user.type(field, "20,000");
    await calculate(user);
    expect(result()).toHaveTextContent("$4,400-$10,000");
    await user.type(field, "0");
    expect(result()).toBeEmptyDOMElement();
  });

  const REFUSALS = [
    ["", calculator.refusals.empty],
    ["10,000,001", calculator.refusals.tooLarge],
    // A stall has at least 9 x 18 = 162 square feet (src/pricing/answer-to.ts).
    ["120", calculator.refusals.belowStall],
    ["9 x 17", calculator.refusals.belowStall],
  ] as const;

  const calculateRefused = async (size: string) => {
    const { user } = await openCalculator("lot");
    if (size) await user.type(sizeField("area"), size);
    await calculate(user);
    return user;
  };

  it.each(REFUSALS)("shows no price for the size %j", async (size) => {
    await calculateRefused(size);
    expect(result()).not.toHaveTextContent("$");
  });

  it.each(REFUSALS)("explains how to fix the size %j", async (size, message) => {
    await calculateRefused(size);
    expect(result()).toHaveTextContent(message);
    expect(sizeField("area")).toHaveAccessibleDescription(message);
  });

  it.each(REFUSALS)("marks the field with the size %j as invalid", async (size) => {
    await calculateRefused(size);
    expect(sizeField("area")).toBeInvalid();
  });

  it("marks the field as valid once its size changes", async () => {
    const user = await calculateRefused("120");
    await user.type(sizeField("area"), "1");
    expect(sizeField("area")).toBeValid();
  });

  it("explains how stalls become an area", async () => {
    const { user } = await openCalculator("lot");
    await user.click(screen.getByLabelText(calculator.size.stalls, { selector: "[type=radio]" }));
    await user.type(sizeField("stalls"), "120");
    await calculate(user);
    for (const text of ["$7,920-$21,000", "120 places to park", "At 300-350 square feet apiece, that is 36,000-42,000."])
      expect(result()).toHaveTextContent(text);
  });

  it("shows a price for a single stall, even if it is smaller than the usual stall", async () => {
    const { user } = await openCalculator("lot", { ...prices, stallSquareFeet: { low: 120, high: 150 } });
    await user.click(screen.getByLabelText(calculator.size.stalls, { selector: "[type=radio]" }));
    await user.type(sizeField("stalls"), "1");
    await calculate(user);
    expect(result()).toHaveTextContent("$450");
  });

  it("offers stalls only for lots", async () => {
    await openCalculator("driveway");
    expect(screen.queryByLabelText(calculator.size.stalls)).not.toBeInTheDocument();
  });

  it("says that the minimum charge applies where it raises the range", async () => {
    const { user } = await openCalculator("lot");
    await user.type(sizeField("area"), "1,000");
    await calculate(user);
    for (const text of ["$450-$500", "We start at $450."]) expect(result()).toHaveTextContent(text);
  });

  it.each([
    ["a driveway of 600 square feet", "600", "600 square feet of drive come to $380-$660."],
    ["a driveway of unknown size", "", "One drive of the usual kind, $350-$900."],
  ])("explains the range of %s", async (_, size, text) => {
    const { user } = await openCalculator("driveway");
    if (size) await user.type(sizeField("area"), size);
    await calculate(user);
    expect(result()).toHaveTextContent(text);
  });
});
