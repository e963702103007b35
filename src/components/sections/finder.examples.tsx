import type { Examples } from "../examples/example";
import { Finder, FinderChoices } from "./finder";

const doors = ["I own a home", "I serve on the board of a homeowners association", "I manage a property"].map((owner, index) => ({
  owner,
  anchor: `door-${index}`,
  link: "/services",
  sees: ["Gray asphalt", "Cracks wider than a pencil, and weeds in them"].map((label) => ({ label, to: "/services" })),
}));

export const finderExamples: Examples = {
  "Both questions": <Finder heading="Find your page" text="Two questions." doors={doors} />,
  "Only the first question": <FinderChoices heading="What do you own?" doors={doors.slice(0, 2)} />,
};
