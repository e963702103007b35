import { nowrap } from "../../content/format/nowrap";

/** Renders strings as a list. */
export const TextList = ({ texts, className }: { readonly texts: readonly string[]; readonly className?: string | undefined }) => (
  <ul className={className}>
    {texts.map((text) => (
      <li key={text}>{nowrap(text)}</li>
    ))}
  </ul>
);
