import type { Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import * as styles from "./service-picture.module.css";

/** As service-cards.module.css draws it. */
const BOXES: readonly Box[] = [
  { media: "width < 64rem", width: "29vw", height: 3 / 2 },
  { media: "width < 84rem", width: "17vw", height: 3 / 2 },
  { width: "14.5rem", height: 3 / 2 },
];

/** Draws the picture on a service's card. A file of its own: pages whose cards have none carry no styles for it. */
export const ServicePicture = ({ picture }: { readonly picture: PictureSource }) => (
  <Picture picture={picture} boxes={BOXES} className={styles.picture} />
);
