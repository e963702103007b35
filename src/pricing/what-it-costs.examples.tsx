import type { Examples } from "../components/examples/example";
import { Calculator } from "./calculator";
import type { Preselected, PriceGuide, Prices } from "../content/settings";
import { WhatItCosts } from "./what-it-costs";

const points = { heading: "Points", items: ["One thing", "Another thing"] };

const guide: PriceGuide = {
  heading: "What it costs",
  text: "Sample ranges, not a quote.",
  rows: {
    driveway: "A driveway",
    squareFoot: "A lot, per sq ft",
    drivewaySize: "Driveway, {size} sq ft",
    size: "{size} sq ft",
    minimum: "Minimum",
    crackFoot: "Cracks, per foot",
    patchSquareFoot: "Patches, per sq ft",
    overlaySquareFoot: "Overlay, per sq ft",
    afterLook: "After a visit",
    stall: "Striping, per stall",
    stencil: "A stencil",
    sign: "A sign",
  },
  drivewaySizes: [300, 1200],
  sizes: [5000, 100_000],
  moves: { label: "What moves the price", to: "/blog/cost" },
  calculator: {
    summary: "Work out a range",
    waiting: "By hand: square feet times the price of one.",
    kind: "What is it?",
    kinds: [
      { label: "A driveway", basis: "driveway" },
      { label: "A lot", basis: "lot" },
    ],
    size: {
      question: "How big?",
      area: "Square feet",
      sides: "Length and width",
      length: "Length",
      width: "Width",
      stalls: "Stalls",
      areaSaid: "{size} sq ft",
      stallsSaid: "{count} stalls",
    },
    condition: "How does it look?",
    conditions: [
      { label: "Sound", text: "As it is.", factor: "sound" },
      { label: "Worn", text: "More sealer.", factor: "worn" },
    ],
    button: "Show",
    answer: {
      note: "A sample.",
      driveway: "{size} sq ft come to {price}.",
      typical: "A typical one: {price}.",
      lot: "{size} sq ft come to {price}.",
      stalls: "{each} sq ft a stall: {size}.",
      times: "{times} times that: {price}.",
      small: "Small.",
      large: "Large.",
      minimum: "At least {minimum}.",
      excluded: points,
      next: { ...points, heading: "Next" },
      details: "{what}. {condition}. {range}.",
    },
    refusals: { empty: "Size?", unclear: "Digits?", tooSmall: "More?", tooLarge: "Less?", belowStall: "Square feet?" },
  },
};

const preselected: Preselected = { driveway: "driveways", lot: "lots" };

const set: Prices = { driveway: { low: 200, high: 500 }, squareFoot: { low: 0.15, high: 0.35 } };

export const whatItCostsExamples: Examples = {
  "An open calculator instead of the table": <WhatItCosts kind="both" prices={set} guide={guide} preselected={preselected} isOpen />,
  "A driveway": <WhatItCosts kind="driveway" prices={set} guide={guide} preselected={preselected} leadTime="In two weeks." />,
  "A lot without a price: renders nothing": (
    <WhatItCosts kind="lot" prices={{ driveway: set.driveway }} guide={guide} preselected={preselected} />
  ),
  "The calculator form": <Calculator kind="both" prices={set} guide={{ ...guide, ask: "Ask for a price", preselected }} />,
};
