import type { Example } from "../examples/example";
import { Section } from "./section";

export const sectionExamples: readonly Example[] = [
  {
    name: "On white",
    element: (
      <Section heading="A heading" text="A line under it.">
        <p>Content</p>
      </Section>
    ),
  },
  {
    name: "On sand, split",
    element: (
      <Section heading="A heading" background="sand" isSplit>
        <p>Content</p>
      </Section>
    ),
  },
  {
    name: "On sealed black",
    element: (
      <Section heading="A heading" text="A line under it." background="sealed">
        <p>Content</p>
      </Section>
    ),
  },
];
