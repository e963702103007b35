import { type Examples, blackPicture, phone } from "../examples/example";
import { Hero } from "./hero";

export const heroExamples: Examples = {
  "With a picture": (
    <Hero
      heading="Sealcoating for the valley"
      text="A line about it."
      picture={blackPicture}
      phone={phone}
      facts={["Licensed and insured", "Answer within 24 hours"]}
    />
  ),
  "Without a picture": <Hero heading="Blog" text="A line about it." />,
};
