import type { ComponentType } from "react";
import type { IslandName } from "./names";

interface IslandProps<Props extends object, More extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<Props & More>;
  /** What the component is drawn from, here and again in the browser: small, and nothing that JSON does not hold. */
  readonly props: Props;
  /** What the island's own script holds already, because it is the same on every page. */
  readonly more?: More;
}

/**
 * Draws a part of a page that lives: the component as HTML, behind the props from which the browser hydrates it (`hydrateIsland`).
 * In `gatsby develop` it is simply its component.
 */
export const Island = <Props extends object, More extends object = object>({
  name,
  component: Component,
  props,
  more,
}: IslandProps<Props, More>) => {
  const all = { ...props, ...more } as Props & More; // A component that asks for more is given more.
  return (
    <>
      <script
        type="application/json"
        data-island={name}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll("<", "\\u003c") }}
      />
      <div>
        <Component {...all} />
      </div>
    </>
  );
};
