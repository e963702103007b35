import type { Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { isLead, standsInThrees } from "./service-card-rows";
import * as styles from "./service-picture.module.css";

const SHAPE = 16 / 9;

/** Gives the boxes of a card's picture. The lead takes whole rows until three stand in one. */
const boxesOf = (count: number, leads: boolean): readonly Box[] => {
  const half = (part: number): string => `${leads ? part * 2 : part}vw`;
  return [
    { media: "width < 40rem", width: "93vw", height: SHAPE },
    { media: "width < 64rem", width: half(46.5), height: SHAPE },
    ...(standsInThrees(count)
      ? [
          { media: "width < 82rem", width: "32vw", height: SHAPE },
          { width: "26rem", height: SHAPE },
        ]
      : [
          { media: "width < 82rem", width: half(46.5), height: SHAPE },
          { width: leads ? "78rem" : "39rem", height: SHAPE },
        ]),
  ];
};

interface ServicePictureProps {
  readonly picture: PictureSource;
  /** Of how many cards it stands on one, and on which, from 0. */
  readonly of: number;
  readonly position: number;
}

/** Draws the picture on top of a service's card. A file of its own: pages whose cards have none carry no styles for it. */
export const ServicePicture = ({ picture, of, position }: ServicePictureProps) => (
  <Picture picture={picture} boxes={boxesOf(of, isLead(position, of))} className={styles.picture} />
);
