/** Parts that charts share. Charts use the color of the surrounding text, which also works in print and in forced-colors mode. */
import type { PropsWithChildren, SVGProps } from "react";
import type { Content } from "../schema";

/** Content that diagrams show. */
export type DiagramData = Pick<Content, "diagrams" | "facts" | "language" | "diagramFiles">;

/** Props of a chart. */
export interface ChartProps extends DiagramData {
  /** Text alternative. */
  readonly alt: string;
}

/** Width of every chart, in SVG units. */
export const WIDTH = 320;

/**
 * Renders the SVG of a chart. Uses presentation attributes, because the Content-Security-Policy forbids inline styles.
 *
 * @param props `height` in SVG units
 */
export const Frame = ({ alt, height, children }: PropsWithChildren<Readonly<{ alt: string; height: number }>>) => (
  <svg role="img" aria-label={alt} viewBox={`0 0 ${WIDTH} ${height}`} width="28rem" fill="currentColor" textAnchor="middle" fontSize="14">
    {children}
  </svg>
);

/** Rounds a coordinate to a tenth of a unit, to save bytes. */
export const round = (place: number): number => Math.round(place * 10) / 10;

/** Renders lines: `d` is the path, `width` the line width. */
export const Lines = ({ d, width }: { readonly d: string; readonly width?: number }) => (
  <path fill="none" stroke="currentColor" strokeWidth={width} d={d} />
);

/** Renders a label. The trailing space is invisible, but separates the label from the next label in text browsers. */
export const Text = ({ label, ...attributes }: SVGProps<SVGTextElement> & Readonly<{ label: string | number }>) => (
  <text {...attributes}>{label} </text>
);

/** Base opacity of shaded areas. Charts use half or twice this value. */
export const TINT = 0.16;
