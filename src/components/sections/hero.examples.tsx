import { type Example, blackPicture, phone } from "../examples/example";
import { Hero } from "./hero";

export const heroExamples: readonly Example[] = [
  {
    name: "With picture",
    element: (
      <Hero
        heading="Sealcoating for the valley"
        text="A line about it."
        picture={blackPicture}
        phone={phone}
        facts={["Licensed and insured", "Answer within 24 hours"]}
      />
    ),
  },
  { name: "Words only", element: <Hero heading="Blog" text="A line about it." /> },
];
