import { CARD_SHARE, type Box } from "../ui/cover-sizes";
import { Picture, type PictureSource } from "../ui/picture";
import { Section } from "../ui/section";
import { ItemText, type ItemListProps, type ItemProps } from "./item-text";
import * as styles from "./service-cards.module.css";

interface ServiceCardsProps extends Omit<ItemListProps, "items"> {
  readonly items: readonly (ItemProps & { readonly picture?: PictureSource | null })[];
  /** Whether each card is a row, and wide screens show the heading beside the cards. Use for cards without pictures. */
  readonly isSplit?: boolean;
}

/** Aspect ratio of the pictures. */
const SHAPE = 3 / 2;
/** Maximum width of a picture file in a row of five cards, in pixels: more than twice a card's CSS width. Other rows have wider cards. */
const WIDEST_OF_FIVE = 560;

/** Returns a card's width, given the width of a row and of the gap between cards. */
const cardWidth = (row: number, gap: number, count: number): number => {
  const columns = count < 6 ? count : 3;
  return Math.ceil(((row - gap * (columns - 1)) / columns) * 10) / 10;
};

/**
 * Returns the boxes of a picture. Must match service-cards.module.css, like `SHAPE` and `cardWidth`. A row of cards is 93.5vw wide, and at
 * most 78rem. The gap is 1.5rem. Where a row is narrower than 78rem, this is at least 1.8vw, so a width computed with 1.8vw is never too
 * small. Only phones with large text are narrower than 20rem.
 */
const boxes = (count: number): readonly Box[] => [
  { media: "20rem <= width < 48rem", width: "5rem", shape: SHAPE },
  { media: "width < 20rem", width: "93.5vw", shape: SHAPE, share: CARD_SHARE },
  { media: "width < 64rem", width: "7.5rem", shape: SHAPE },
  { media: "width < 84rem", width: `${cardWidth(93.5, 1.8, count)}vw`, shape: SHAPE },
  { width: `${cardWidth(78, 1.5, count)}rem`, shape: SHAPE },
];

/** Renders services as cards. The whole card links to the service's page. */
export const ServiceCards = ({ items, isSplit = false, ...start }: ServiceCardsProps) => (
  <Section {...start} isSplit={isSplit}>
    <ul className={`${styles.cards} ${isSplit ? styles.split : ""}`}>
      {items.map(({ picture, ...item }) => (
        <li key={item.title} className={styles.card}>
          {picture && (
            <Picture
              picture={picture}
              boxes={boxes(items.length)}
              widest={items.length === 5 ? WIDEST_OF_FIVE : undefined}
              className={styles.picture}
            />
          )}
          <ItemText {...item} linkClass="card-link" />
        </li>
      ))}
    </ul>
  </Section>
);
