import type { Examples } from "../examples/example";
import { CrackGauge } from "./crack-gauge";

const answer = (title: string) => ({ title, condition: `When to ${title}`, text: "Why.", price: "$1-$3 a foot", season: "In winter" });

export const crackGaugeExamples: Examples = {
  "Three questions and their answers": (
    <CrackGauge
      heading="What does it need?"
      text="Hold a coin to it."
      coin="Quarter"
      width={{ question: "How wide?", narrow: "Under 1/4 in.", between: "1/4 to 3/4 in.", wide: "Over 3/4 in." }}
      pattern={{ question: "Which pattern?", line: "One line", blocks: "Large squares", plates: "Small plates" }}
      place={{ question: "Where?", firm: "Firm", edge: "Along an edge", sunk: "Sunken" }}
      prompt="Choose one of each."
      price="Price"
      season="When"
      limits={{ crackFrom: "1/4", crackTo: "3/4" }}
      wait={{ ...answer("wait"), price: undefined }}
      seal={answer("seal")}
      fill={answer("fill")}
      patch={answer("patch")}
      preselected={{ cracks: "crack-filling", patches: "asphalt-repair" }}
    />
  ),
};
