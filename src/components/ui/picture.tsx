import type { IGatsbyImageData } from "gatsby-plugin-image";
import { widestFile } from "../../format/widest-file";
import * as styles from "./picture.module.css";

/** A picture of the content, with the sizes that the build made of it when it is a local file. */
export interface PictureSource {
  readonly src: string;
  readonly alt: string;
  readonly caption?: string | null;
  readonly file?: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

interface PictureProps {
  readonly picture: PictureSource;
  /** How wide the picture is shown, as in the `sizes` attribute of HTML. */
  readonly sizes: string;
  /** The page's main picture: loaded at once and first. All others wait until they come near. */
  readonly isHero?: boolean;
  readonly className?: string;
  /** For a picture that says nothing its neighbors don't: screen readers pass over it. */
  readonly isDecorative?: boolean;
}

/** Nobody sees more than two dots a pixel on a phone that has three: a third of the width less, half the bytes. */
const DENSE_PHONE = "(width < 30rem) and (min-resolution: 2.1dppx) 67vw";

/**
 * Draws a picture as plain HTML: AVIF and WebP where the browser takes them, JPEG else.
 *
 * The plugin's own component would bring its runtime into the browser and hide the picture until a script runs.
 */
export const Picture = ({ picture, sizes: layoutSizes, isHero = false, className = "", isDecorative = false }: PictureProps) => {
  const data = picture.file?.childImageSharp?.gatsbyImageData;
  const widest = data && widestFile(data);
  const sizes = isHero ? `${DENSE_PHONE}, ${layoutSizes}` : layoutSizes;
  const loading = isHero ? ({ loading: "eager", fetchpriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const);
  return (
    <picture className={`${styles.picture} ${className}`}>
      {data?.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={data?.images.fallback?.src ?? picture.src}
        srcSet={data?.images.fallback?.srcSet}
        sizes={data ? sizes : undefined}
        width={widest?.width ?? 1600}
        height={widest?.height ?? 1067}
        alt={isDecorative ? "" : picture.alt}
        referrerPolicy={data ? undefined : "no-referrer"}
        {...loading}
      />
    </picture>
  );
};
