import * as styles from "./icon.module.css";

/** Outlines on a 24 x 24 grid, drawn for this site. */
const SHAPES = {
  phone: "M5 3h4l2 5-2.6 1.6a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  pin: "M12 21s7-6.4 7-12a7 7 0 0 0-14 0c0 5.600 7 12 7 12ZM12 11.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.500 2",
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  chevron: "M6 9l6 6 6-6",
  menu: "M3 6h18M3 12h18M3 18h18",
  check: "M4 12.500 10 18.500 20 6.500",
  facebook:
    "M14 21v-8h3l.5-3.500H14V7.500c0-1 .4-1.800 1.900-1.800h1.700V2.600A20 20 0 0 0 15 2.500c-2.700 0-4.500 1.600-4.500 4.500v2.500H7.500V13h3v8Z",
  instagram: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17.200 6.800h.01",
  google: "M20.500 12H12M20.500 12a8.500 8.500 0 1 1-2.600-6.100",
  yelp: "M12 3v7M5 7l5 5M4 15l6-1M13 14l5 4M13 11l6-3",
} as const;

export type IconName = keyof typeof SHAPES;

/** Draws a small picture beside a text that says the same; screen readers pass over it. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);
