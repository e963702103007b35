import type { Box } from "../ui/cover-sizes";
import type { PictureSource } from "../ui/picture";
import { WideBand } from "../ui/wide-band";
import { PicturePair } from "./picture-pair";

export interface BeforeAfterProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly before: PictureSource;
  readonly after: PictureSource;
}

const BOXES: readonly Box[] = [{ width: "100vw" }];

/** Draws one pair from edge to edge of the screen. */
export const BeforeAfter = ({ heading, text, before, after }: BeforeAfterProps) => (
  <WideBand heading={heading} text={text}>
    <PicturePair heading={heading} before={before} after={after} boxes={BOXES} />
  </WideBand>
);
