import * as styles from "./icon.module.css";

/** SVG paths on a 24 x 24 grid. */
const SHAPES = {
  phone: "M5 3h4l2 5-2.6 1.6a12 12 0 0 0 6 6L16 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  pin: "M12 21s7-6.4 7-12a7 7 0 0 0-14 0c0 5.6 7 12 7 12ZM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2",
  arrow: "M4 12h15M13 6l6 6-6 6",
  back: "M20 12H5M11 6l-6 6 6 6",
  chevron: "M6 9l6 6 6-6",
  menu: "M3 6h18M3 12h18M3 18h18",
  check: "M4 12.5 10 18.5 20 6.5",
  facebook: "M14 21v-8h3l.5-3.5H14V7.5c0-1 .4-1.8 1.9-1.8h1.7V2.6A20 20 0 0 0 15 2.5c-2.7 0-4.5 1.6-4.5 4.5v2.5H7.5V13h3v8Z",
  instagram: "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17.2 6.8h.01",
  google: "M20.5 12H12M20.5 12a8.5 8.5 0 1 1-2.6-6.1",
  yelp: "M12 3v7M5 7l5 5M4 15l6-1M13 14l5 4M13 11l6-3",
} as const;

export type IconName = keyof typeof SHAPES;

/** Renders a decorative icon, hidden from screen readers. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);
