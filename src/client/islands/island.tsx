import type { ComponentType } from "react";
import type { IslandName } from "./islands";

interface IslandProps<Props extends object, More extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<Props & More>;
  /** Serializable props, which are embedded in the page for hydration. Keep the props small: omit defaults, such as the language English. */
  readonly props: Props;
  /** Props that are the same on every page. The island's JavaScript contains them, so they are not embedded. */
  readonly more?: More;
}

/** Renders the props that `hydrateIsland` needs in the browser, followed by the component as HTML. */
export const Island = <Props extends object, More extends object = object>({
  name,
  component: Component,
  props,
  more,
}: IslandProps<Props, More>) => {
  const all = { ...props, ...more } as Props & More; // Safe cast: callers set `more` if the component needs more props.
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
