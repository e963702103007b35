import { screen } from "@testing-library/react";
import { ANSWER_PREFIX } from "../../src/content/shared/constants";
import { extrasOf } from "../../src/content/entries/extras";
import { CrackGauge } from "../../src/components/sections/crack-gauge";
import { required } from "../../src/content/shared/required";
import { fixture } from "../fixtures/content";
import { render, words } from "./with-words";

const entry = required(
  fixture.services.find(({ crackGauge }) => crackGauge),
  "a service with a gauge",
);
const gauge = required(extrasOf({ content: fixture, entry }).crackGauge, "the gauge");

// The expected services are in the order of the answers: wait (which needs no service), seal, fill, patch.
it.each([
  ["an owner's own services", { both: "black-coat", cracks: "filled", patches: "holes" }, ["", "black-coat", "filled", "holes"]],
  ["no service for sealing if driveways and lots have different ones", { driveway: "home", lot: "yard" }, ["", "", "", ""]],
  ["one service for cracks and patches", { cracks: "repair", patches: "repair" }, ["", "", "repair", "repair"]],
])("the answers' buttons select %s", (_, preselected, services) => {
  render(<CrackGauge {...gauge} preselected={preselected} />);
  const buttons = screen.getAllByRole<HTMLButtonElement>("button", { name: words.buttons.estimate });
  expect(buttons.map(({ name }) => name)).toEqual(services.map((service) => ANSWER_PREFIX + service));
});
