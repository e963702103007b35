import type { Examples } from "../examples/example";
import { Section } from "./section";

export const sectionExamples: Examples = {
  "On white": (
    <Section heading="A heading" text="A line under it.">
      <p>Content</p>
    </Section>
  ),
  "On sand, split": (
    <Section heading="A heading" background="sand" isSplit>
      <p>Content</p>
    </Section>
  ),
  "On sealed black": (
    <Section heading="A heading" text="A line under it." background="sealed">
      <p>Content</p>
    </Section>
  ),
};
