/** What the charts share. One color, that of the text around them: it is right in print and in forced colors too. */
import type { ReactNode } from "react";
import type { Content } from "../schema";

/** What diagrams are made of. */
export type DiagramData = Pick<Content, "diagrams" | "facts" | "language" | "diagramFiles">;

/** Props of a chart. */
export interface ChartProps extends DiagramData {
  /** All that it says, in words. */
  readonly alt: string;
}

interface FrameProps {
  readonly alt: string;
  /** Units; the width is 320 of them, and texts are 14 high. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Renders the SVG of a chart, with presentation attributes alone: a page's policy forbids styles of its own. */
export const Frame = ({ alt, height, children }: FrameProps) => (
  <svg role="img" aria-label={alt} viewBox={`0 0 320 ${height}`} width="28rem" fill="currentColor" textAnchor="middle" fontSize="14">
    {children}
  </svg>
);

/** Rounds a place to a tenth of a unit: no eye sees less, and digits are bytes. */
export const round = (place: number): number => Math.round(place * 10) / 10;

/** Renders lines. `d` is the path; `width` that of the line. */
export const Lines = ({ d, width }: { readonly d: string; readonly width?: number }) => (
  <path fill="none" stroke="currentColor" strokeWidth={width} d={d} />
);

/** How light a surface is that words stand on: they stay readable in every pair of colors. */
export const TINT = 0.16;
