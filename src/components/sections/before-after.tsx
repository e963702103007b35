import { Section } from "../ui/section";
import { PicturePair } from "./picture-pair";

/** Renders a comparison slider that spans the screen. */
export const BeforeAfter = ({ heading, text, before, after }: Queries.BeforeAfterFragment) => (
  <Section heading={heading} text={text} background="sealed" isWide>
    <PicturePair heading={heading} before={before} after={after} boxes={[{ width: "100vw" }]} />
  </Section>
);
