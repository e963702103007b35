import type { ReactElement } from "react";

/** One state of a component, shown in the gallery at /_kit and tested with axe. */
export interface Example {
  readonly name: string;
  readonly element: ReactElement;
}
