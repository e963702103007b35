import { nowrap } from "../../content/format/nowrap";
import { Picture, type PictureProps } from "./picture";

/** Renders a picture with its caption. */
export const Figure = (props: PictureProps) => (
  <figure>
    <Picture {...props} />
    {props.picture.caption && <figcaption>{nowrap(props.picture.caption)}</figcaption>}
  </figure>
);
