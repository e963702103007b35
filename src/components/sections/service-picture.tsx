import type { Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import * as styles from "./service-picture.module.css";

const SHAPE = 3 / 2;

/** A card's share of a row, without the gaps between the cards: as service-cards.module.css draws it. */
const cardWidth = (row: number, gap: number, count: number): number => {
  const columns = count < 6 ? count : 3;
  return Math.ceil(((row - gap * (columns - 1)) / columns) * 10) / 10;
};

interface ServicePictureProps {
  readonly picture: PictureSource;
  /** Of all cards. */
  readonly count: number;
}

/** Draws the picture on a service's card. A file of its own: pages whose cards have none carry no styles for it. */
export const ServicePicture = ({ picture, count }: ServicePictureProps) => {
  const boxes: readonly Box[] = [
    { media: "width < 64rem", width: "29vw", height: SHAPE },
    { media: "width < 84rem", width: `${cardWidth(93.5, 1.8, count)}vw`, height: SHAPE },
    { width: `${cardWidth(78, 1.5, count)}rem`, height: SHAPE },
  ];
  return <Picture picture={picture} boxes={boxes} className={styles.picture} />;
};
