/** The comparison sees what it is for: nothing is taken for a difference that is none, and none is overlooked. */
import { expect, test } from "@playwright/test";
import { differences } from "./compare";
import type { Snapshot } from "./snapshot";

const PAGE: Snapshot = {
  nodes: ['div""', ' p class="note"""', '  #text"Call us"', ' p class="note"""', '  #text"Or write"'],
  boxes: ["/div:0 0 0 360 80", "/div:0/p:0 0 0 360 40"],
  fields: ['/input:0 "Ana" false', '/input:1 "All" true'],
  selection: ['text "Call"', "from /p:0 0", "to /p:0 4", "no field"],
  focus: ["/input:0"],
  replaced: [],
  frames: ["http://localhost/"],
  scroll: { "": 420, "/nav:0": 40 },
};

test("a page that is as it was has no differences", () => {
  expect(differences(PAGE, structuredClone(PAGE))).toEqual([]);
});

const nodes = (change: (lines: string[]) => void): Snapshot => {
  const lines = [...PAGE.nodes];
  change(lines);
  return { ...PAGE, nodes: lines };
};

for (const { name, after, told } of [
  {
    name: "a changed text",
    after: nodes((lines) => lines.splice(2, 1, '  #text"Call me"')),
    told: ['nodes - #text"Call us"', 'nodes + #text"Call me"'],
  },
  {
    name: "a changed attribute",
    after: nodes((lines) => lines.splice(1, 1, ' p class="loud"""')),
    told: ['nodes - p class="note"""', 'nodes + p class="loud"""'],
  },
  { name: "another order", after: nodes((lines) => lines.reverse()), told: ["nodes are in another order"] },
  { name: "one node of two alike gone", after: nodes((lines) => lines.splice(3, 1)), told: ['nodes - p class="note"""'] },
  {
    name: "a node one level up",
    after: nodes((lines) => lines.splice(4, 1, ' #text"Or write"')),
    told: ['nodes - #text"Or write"', 'nodes + #text"Or write"'],
  },
  {
    name: "a box that moved by a pixel",
    after: { ...PAGE, boxes: ["/div:0 0 0 360 80", "/div:0/p:0 0 1 360 40"] },
    told: ["boxes - /div:0/p:0 0 0 360 40", "boxes + /div:0/p:0 0 1 360 40"],
  },
  {
    name: "an emptied field",
    after: { ...PAGE, fields: ['/input:0 "" false', '/input:1 "All" true'] },
    told: ['fields - /input:0 "Ana" false', 'fields + /input:0 "" false'],
  },
  {
    name: "a lost selection",
    after: { ...PAGE, selection: ['text ""', "from /p:0 0", "to /p:0 4", "no field"] },
    told: ['selection - text "Call"', 'selection + text ""'],
  },
  { name: "a lost focus", after: { ...PAGE, focus: [""] }, told: ["focus - /input:0", "focus + "] },
  { name: "an element drawn anew", after: { ...PAGE, replaced: ["/p:0"] }, told: ["replaced - /p:0"] },
  {
    name: "a frame that is gone",
    after: { ...PAGE, frames: [] },
    told: ["frames - http://localhost/"],
  },
  { name: "a page that jumped", after: { ...PAGE, scroll: { "": 423, "/nav:0": 40 } }, told: ["scroll of the page from 420 to 423"] },
  { name: "a menu that jumped to its top", after: { ...PAGE, scroll: { "": 420 } }, told: ["scroll /nav:0 from 40 to 0"] },
] satisfies readonly { name: string; after: Snapshot; told: readonly string[] }[]) {
  test(`${name} is told`, () => {
    expect(differences(PAGE, after)).toEqual(told);
  });
}

test("a page that scrolled by two pixels is where it was", () => {
  expect(differences(PAGE, { ...PAGE, scroll: { "": 422, "/nav:0": 38 } })).toEqual([]);
});

test("of many changes the first are told and the others counted", () => {
  const after = { ...PAGE, nodes: Array.from({ length: 50 }, (_, index) => `p "${index}"`) };
  expect(differences(PAGE, after)).toContain("nodes + and 46 more");
});
