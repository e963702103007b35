/** @jest-environment jsdom */
import { startStreetMap } from "../../../src/client/street-map";
import { nextTask } from "./header-page";

const ADDRESS = "https://map.example/embed";

startStreetMap(document);

const draw = () => {
  document.body.innerHTML = `<details><summary>Map</summary><iframe data-src="${ADDRESS}"></iframe></details><details id="other"></details>`;
};
const frame = () => document.querySelector("iframe");

beforeEach(draw);

it("leaves the frame without an address while the map is closed, whatever else opens", async () => {
  document.getElementById("other")?.setAttribute("open", "");
  await nextTask();
  expect(frame()?.hasAttribute("src")).toBe(false);
});

it("gives the frame its address once, when the map is opened", async () => {
  const details = document.querySelector("details");
  details?.setAttribute("open", "");
  await nextTask();
  expect(frame()?.getAttribute("src")).toBe(ADDRESS);
  frame()?.setAttribute("data-src", "https://other.example/");
  details?.removeAttribute("open");
  await nextTask();
  details?.setAttribute("open", "");
  await nextTask();
  expect(frame()?.getAttribute("src")).toBe(ADDRESS);
});

it("gives a map its address that was opened before the script came", () => {
  document.querySelector("details")?.setAttribute("open", "");
  startStreetMap(document);
  expect(frame()?.getAttribute("src")).toBe(ADDRESS);
});
