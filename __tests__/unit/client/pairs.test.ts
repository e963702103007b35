/** @jest-environment jsdom */
import { startPairs } from "../../../src/client/pairs";

startPairs(document);

const draw = (type: string) => {
  document.body.innerHTML = `<div id="pair"><input type="${type}" aria-valuetext="50% before"></div>`;
};
const move = (value: string) => {
  const handle = document.querySelector("input");
  if (!handle) throw new Error("no handle is drawn");
  handle.value = value;
  handle.dispatchEvent(new Event("input", { bubbles: true }));
};
const place = () => document.getElementById("pair")?.style.getPropertyValue("--at");
const said = () => document.querySelector("input")?.getAttribute("aria-valuetext");

it("parts the pictures where the handle is moved to, and says so", () => {
  draw("range");
  expect(place()).toBe("");
  move("80");
  expect([place(), said()]).toEqual(["80%", "80% before"]);
  move("0");
  expect([place(), said()]).toEqual(["0%", "0% before"]);
});

it("leaves other fields alone", () => {
  draw("text");
  move("80");
  expect([place(), said()]).toEqual(["", "50% before"]);
});
