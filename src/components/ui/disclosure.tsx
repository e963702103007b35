import { nowrap } from "../../content/format/nowrap";
import { Icon } from "./icon";

/** Renders a heading that expands to show text, without JavaScript. */
export const Disclosure = ({ heading, text }: { readonly heading: string; readonly text: string }) => (
  <details className="disclosure">
    <summary>
      <h3>{nowrap(heading)}</h3>
      <Icon name="chevron" />
    </summary>
    <p>{nowrap(text)}</p>
  </details>
);
