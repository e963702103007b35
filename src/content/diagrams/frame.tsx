/** What all diagrams share: their frame, and the few marks that they are made of. One color, that of the text around them. */
import type { ReactNode } from "react";
import type { DiagramKey } from "../diagram-references";
import type { Facts } from "../schema/facts";
import type { Language } from "../shared/languages";
import { nowrap } from "../format/nowrap";
import type { Diagrams } from "../schema/diagrams";

/** What a diagram is made from. */
export interface Given<Key extends DiagramKey> {
  readonly words: Diagrams[Key];
  readonly facts: Facts;
  readonly language: Language;
}

/** What a diagram's component is given. */
export interface DiagramProps<Key extends DiagramKey> extends Given<Key> {
  /** All that it says, in words. */
  readonly alt: string;
}

interface FrameProps {
  readonly alt: string;
  readonly caption: string;
  /** Width and height of the diagram, in its own units. Texts are 14 of them high. */
  readonly size: readonly [number, number];
  /** How wide it may become; in inches, it is drawn at that size on paper. */
  readonly width?: string;
  readonly children: ReactNode;
}

/**
 * Draws the frame: an SVG that is as wide as there is room, and its caption. Presentation attributes alone: a page's policy forbids
 * styles of its own, and in print and forced colors the color of the text is right by itself.
 */
export const Frame = ({ alt, caption, size: [width, height], width: most = "28rem", children }: FrameProps) => (
  <figure>
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${round(width)} ${round(height)}`}
      width={most}
      fill="currentColor"
      textAnchor="middle"
      fontSize="14"
    >
      {children}
    </svg>
    <figcaption>{nowrap(caption)}</figcaption>
  </figure>
);

/** Rounds a place to a tenth of a unit: no eye sees less, and digits are bytes. */
export const round = (place: number): number => Math.round(place * 10) / 10;

/** Draws lines. `d` is the path; `width` that of the line. */
export const Lines = ({ d, width }: { readonly d: string; readonly width?: number }) => (
  <path fill="none" stroke="currentColor" strokeWidth={width} d={d} />
);

/** How light a surface is that words stand on: they stay readable in every pair of colors. */
export const TINT = 0.16;
