import { Section } from "../ui/section";
import { PicturePair } from "./picture-pair";

/** Renders one comparison slider across the whole screen. */
export const BeforeAfter = ({ heading, text, before, after }: Queries.BeforeAfterFragment) => (
  <Section heading={heading} text={text} background="sealed" isWide>
    <PicturePair heading={heading} before={before} after={after} boxes={[{ width: "100vw" }]} />
  </Section>
);
