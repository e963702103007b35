import type { Box } from "../ui/cover-sizes";
import type { PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { PicturePair } from "./picture-pair";

export interface BeforeAfterProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly before: PictureSource;
  readonly after: PictureSource;
}

const BOXES: readonly Box[] = [{ width: "100vw" }];

/** Renders one comparison slider across the whole screen. */
export const BeforeAfter = ({ heading, text, before, after }: BeforeAfterProps) => (
  <Section heading={heading} text={text} background="sealed" isWide>
    <PicturePair heading={heading} before={before} after={after} boxes={BOXES} />
  </Section>
);
