import type { IGatsbyImageData } from "gatsby-plugin-image";
import { FALLBACK_WIDTH, fileOfWidth, widestFile } from "../../content/format/widest-file";
import { coverSizes, type Box } from "./cover-sizes";
import * as styles from "./picture.module.css";

/** An image from the content. For a local image, `file` contains the resized versions from the build. */
export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | null;
  readonly file?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

export interface PictureProps {
  readonly picture: PictureSource;
  /** Boxes that the picture covers, by screen width. */
  readonly boxes: readonly Box[];
  /** Largest width in pixels that any screen needs. Wider files are omitted; by default, all files are included. */
  readonly widest?: number | undefined;
  /** Whether this is the page's main picture, which loads first. Other pictures load lazily. */
  readonly isHero?: boolean;
  readonly className?: string;
  /** Whether screen readers skip the picture, because the text beside it has the same content. */
  readonly isDecorative?: boolean;
  readonly onError?: (() => void) | undefined;
}

/** Returns the files of a `srcset` that are not wider than `widest`. */
const upTo = (srcSet: string, widest: number): string =>
  srcSet
    .split(/,\s*/)
    .filter((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]) <= widest)
    .join(",");

/**
 * Renders a picture as plain HTML: AVIF in several widths, and one file in the master's own format (usually JPEG) for
 * browsers without AVIF (Safari before 16.4, Edge before 121). More formats and widths would add markup to every page for few visitors.
 *
 * gatsby-plugin-image's component would load its runtime and hide the picture until JavaScript runs.
 */
export const Picture = ({
  picture,
  boxes,
  widest = Infinity,
  isHero = false,
  className = "",
  isDecorative = false,
  onError,
}: PictureProps) => {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  // The size of an external picture is unknown, so assume the shape of most photos: 3 by 2.
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
        onError={onError}
      />
    </picture>
  );
};
