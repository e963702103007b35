/** Finds what a page's text points at on this site: links and pictures written as markdown. */

/** A link to an address of this site, or a picture of it. */
export interface BodyLink {
  /** As written: with its anchor, if it has one. */
  readonly target: string;
  /** The address alone. */
  readonly path: string;
  /** Where it starts in the text. */
  readonly index: number;
  readonly isPicture: boolean;
}

const LINK = /(?<image>!\[[^[\]]*)?\]\(\s{0,9}<?(?<target>\/[^)\s>]*)/g;

/** Lists them in the order of the text. */
export const bodyLinks = (body: string): readonly BodyLink[] =>
  [...body.matchAll(LINK)].map(({ groups, index }) => {
    const { image, target = "" } = groups ?? {};
    return { target, path: target.replace(/[#?].*$/, ""), index, isPicture: image !== undefined };
  });

/** Changes the addresses of this site's pages in a text; those of pictures stay. */
export const mapBodyLinks = (body: string, change: (link: string) => string): string =>
  body.replace(LINK, (whole: string, image: string | undefined, target: string) =>
    image === undefined ? `${whole.slice(0, whole.length - target.length)}${change(target)}` : whole,
  );
