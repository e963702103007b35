import type { IGatsbyImageData } from "gatsby-plugin-image";
import { fileOfWidth, widestFile } from "../../content/format/widest-file";
import { coverSizes, type Box } from "./cover-sizes";
import * as styles from "./picture.module.css";

/** A picture of the content, with the sizes that the build made of it when it is a local file. */
export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | null;
  readonly file?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

export interface PictureProps {
  readonly picture: PictureSource;
  /** The box it fills, by the width of the screen. */
  readonly boxes: readonly Box[];
  /** The most pixels across that a screen asks for, if that is less than the build makes: wider files need not be named. */
  readonly widest?: number | undefined;
  /** The page's main picture: loaded at once and first. All others wait until they come near. */
  readonly isHero?: boolean;
  readonly className?: string;
  /** For a picture that says nothing its neighbors don't: screen readers pass over it. */
  readonly isDecorative?: boolean;
}

/** Pixels across of the one JPEG that a browser without AVIF gets: enough for a phone, and a fair picture on a desk. */
const FALLBACK_WIDTH = 900;

const upTo = (srcSet: string, widest: number): string =>
  srcSet
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]) <= widest)
    .join(",");

/**
 * Draws a picture as plain HTML: AVIF in several widths, and one JPEG for the few browsers that do not take it (Safari before 16.4,
 * Edge before 121). More formats and widths would cost every page more markup than they save those visitors.
 *
 * The plugin's own component would bring its runtime into the browser and hide the picture until a script runs.
 */
export const Picture = ({ picture, boxes, widest = Infinity, isHero = false, className = "", isDecorative = false }: PictureProps) => {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  const { width = 1600, height = 1067 } = (data && widestFile(data)) ?? {};
  const fallback = data && fileOfWidth(data, FALLBACK_WIDTH);
  const loading = isHero ? ({ loading: "eager", fetchpriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  return (
    <picture className={`${styles.picture} ${className}`}>
      {data?.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={upTo(srcSet, widest)} sizes={coverSizes(boxes, width / height)} />
      ))}
      <img
        src={fallback?.src ?? picture.src}
        width={width}
        height={height}
        alt={isDecorative ? "" : picture.alt}
        referrerPolicy={data ? undefined : "no-referrer"}
        {...loading}
      />
    </picture>
  );
};
