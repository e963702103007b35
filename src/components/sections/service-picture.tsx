import { cardBoxes } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import * as styles from "./service-picture.module.css";

const BOXES = cardBoxes(16 / 9);
/** Pixels across: a card is never wider than a phone. */
const WIDEST = 840;

/** Draws the picture on top of a service's card. A file of its own: pages whose cards have none carry no styles for it. */
export const ServicePicture = ({ picture }: { readonly picture: PictureSource }) => (
  <Picture picture={picture} boxes={BOXES} widest={WIDEST} className={styles.picture} />
);
