/** Provides the UI strings in `content/settings/words.yml` to all components. */
import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from "react";
import { partsOf } from "../../content/shared/placeholders";
import type { Words } from "../../content/settings";
import { required } from "../../content/shared/required";

export type { Words };

const WordsContext = createContext<Partial<Words>>({});

interface WordsProviderProps {
  /** All strings, or only the sections that the children use. */
  readonly words: Partial<Words>;
  readonly children: ReactNode;
}

/** Provides the strings to its children. */
export const WordsProvider = ({ words, children }: WordsProviderProps) => (
  <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
);

/**
 * Returns the strings in one section of `words.yml`.
 *
 * @throws if no provider includes the section
 */
export const useWords = <Name extends keyof Words>(section: Name): NonNullable<Partial<Words>[Name]> =>
  required<Partial<Words>[Name]>(useContext(WordsContext)[section], `words.yml: ${section}`);

/** Returns a string with its placeholders replaced by elements or strings. If all values are strings, use `fillIn`. */
export const withElements = (text: string, values: Readonly<Record<string, string | ReactElement>>): ReactNode => {
  const nodes: ReactNode[] = [];
  for (const [index, part] of partsOf(text).entries()) {
    const isPlaceholder = index % 2 === 1;
    const value = isPlaceholder ? (values[part] ?? "") : part;
    const last = nodes.at(-1);
    // Join adjacent strings: React would write an HTML comment between them.
    if (typeof value !== "string") nodes.push(<Fragment key={index}>{value}</Fragment>);
    else if (typeof last === "string") nodes[nodes.length - 1] = last + value;
    else if (value) nodes.push(value);
  }
  return nodes;
};
