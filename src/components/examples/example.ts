import type { ReactElement } from "react";

/** One state of a component worth looking at: shown on the gallery page /_kit and held against axe. */
export interface Example {
  readonly name: string;
  readonly element: ReactElement;
}
