/** @jest-environment jsdom */
import { fireEvent, queryAllByRole } from "@testing-library/dom";
import { startPage } from "../../../src/client";

const SLIDER = '<div><input type="range" aria-valuetext="50% before"></div>';

/** Renders comparison sliders as in a page's HTML. Returns their handles. */
const renderSliders = (count: number): readonly HTMLInputElement[] => {
  document.body.innerHTML = SLIDER.repeat(count);
  return queryAllByRole<HTMLInputElement>(document.body, "slider");
};

/** Returns the position of a handle's line, and the value that screen readers announce. */
const shownBy = (handle: HTMLInputElement | undefined) => [
  handle?.parentElement?.style.getPropertyValue("--at"),
  handle?.getAttribute("aria-valuetext"),
];

it.each(["80", "0", "100", "50"])("shows the position %s that the visitor chose before the page's JavaScript loaded", (value) => {
  const [handle] = renderSliders(1);
  if (handle) handle.value = value;
  startPage(window);
  expect(shownBy(handle)).toEqual([`${value}%`, `${value}% before`]);
});

it("shows the position of each slider", () => {
  const handles = renderSliders(3);
  for (const [index, handle] of handles.entries()) handle.value = String(10 * index);
  startPage(window);
  expect(handles.map(shownBy)).toEqual([
    ["0%", "0% before"],
    ["10%", "10% before"],
    ["20%", "20% before"],
  ]);
});

it("shows a position that the visitor chooses later", () => {
  const [handle] = renderSliders(1);
  startPage(window);
  if (handle) fireEvent.input(handle, { target: { value: "25" } });
  expect(shownBy(handle)).toEqual(["25%", "25% before"]);
});

it("shows the position of a slider that is parsed after the JavaScript starts", () => {
  renderSliders(0);
  startPage(window);
  const [handle] = renderSliders(1);
  if (handle) fireEvent.input(handle, { target: { value: "25" } });
  expect(shownBy(handle)).toEqual(["25%", "25% before"]);
});

it("does not change other fields", () => {
  document.body.innerHTML = '<div><input value="50" aria-valuetext="50% before"></div>';
  startPage(window);
  expect(document.body.innerHTML).toBe('<div><input value="50" aria-valuetext="50% before"></div>');
});
