import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { axe } from "jest-axe";
import type { Prices } from "../../../src/content/settings";
import { CalculatorDetails } from "../../../src/pricing/calculator-details";
import { WhatItCosts } from "../../../src/pricing/what-it-costs";
import { readDraft } from "../../../src/quote/draft";
import { render } from "../with-words";
import { fixture } from "../../fixtures/content";

const { priceGuide: guide } = fixture;
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
  it("is open in a post, and shows a result for a size that was typed before hydration", () => {
    const element = <CalculatorDetails kind="lot" prices={prices} guide={guide} isOpen />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element);
    within(container).getByRole<HTMLInputElement>("textbox", { name: calculator.size.area }).value = "20,000";
    render(element, { container, hydrate: true });
    expect(result()).toHaveTextContent("$");
  });

  it("shows the price range, what the price excludes, the next step and a link to the form", async () => {
    const { user, container } = await open("lot");
    await user.type(screen.getByRole("textbox", { name: calculator.size.area }), "20,000");
    await user.click(screen.getByLabelText("Tired"));
    await calculate(user);
    const { squareFoot, wornTimes } = prices;
    expect(squareFoot && wornTimes).toBeDefined();
    expect(result()).toHaveTextContent("$4,400-$12,500");
    expect(result()).toHaveTextContent("A yard with trucks, 20,000 square feet of it.");
    for (const text of ["A tired yard drinks more.", "We start at $450.", "Left out", "Paint", "And now", calculator.answer.note])
      expect(result()).toHaveTextContent(text);
    const link = within(result()).getByRole("link", { name: guide.ask });
    // The URL must not contain the visitor's inputs, because hosts log URLs.
    expect(link).toHaveAttribute("href", "/contact?service=commercial-sealcoating#quote");
    link.addEventListener("click", (event) => event.preventDefault());
    await user.click(link);
    await user.click(link);
    const { message = "" } = readDraft();
    expect(message).toBe("A yard with trucks, 20,000 square feet of it; Tired; $4,400-$12,500");
    expect(await axe(container, { rules: { region: { enabled: false }, "heading-order": { enabled: false } } })).toHaveNoViolations();
  });

  it("calculates a price from length and width, and clears the result when an input changes", async () => {
    const { user } = await open("lot", bare);
    await user.click(screen.getByLabelText(calculator.size.sides));
    await user.type(screen.getByRole("textbox", { name: calculator.size.length }), "100");
    await user.type(screen.getByRole("textbox", { name: calculator.size.width }), "200");
    await calculate(user);
    expect(result()).toHaveTextContent("$4,400-$10,000");
    await user.type(screen.getByRole("textbox", { name: calculator.size.width }), "0");
    expect(result()).toBeEmptyDOMElement();
  });

  it.each([
    ["", calculator.refusals.empty],
    ["10,000,001", calculator.refusals.tooLarge],
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
});
