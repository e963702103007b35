import type { ComponentType } from "react";
import type { IslandName } from "./islands";

interface IslandProps<Props extends object, Bundled extends object> {
  readonly name: IslandName;
  readonly component: ComponentType<Props & Bundled>;
  /** Serializable props, which are embedded in the page for hydration. Keep the props small: omit defaults, such as the language English. */
  readonly props: Props;
  /** Props that are the same on every page. The island's JavaScript contains them, so they are not embedded. */
  readonly bundledProps?: Bundled;
}

/** Renders the props that `hydrateIsland` needs in the browser, followed by the component as HTML. */
export const Island = <Props extends object, Bundled extends object = object>({
  name,
  component: Component,
  props,
  bundledProps,
}: IslandProps<Props, Bundled>) => {
  const all = { ...props, ...bundledProps } as Props & Bundled; // Safe cast: callers set `bundledProps` if the component needs more props.
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
