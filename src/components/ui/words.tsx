/** Provides the words of `content/settings/words.yml` to all components. */
import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from "react";
import { partsOf } from "../../content/shared/placeholders";
import type { Words } from "../../content/settings";
import { required } from "../../content/shared/required";

export type { Words };

const WordsContext = createContext<Partial<Words>>({});

interface WordsProviderProps {
  /** All words, or only the sections that the children use. */
  readonly words: Partial<Words>;
  readonly children: ReactNode;
}

/** Provides the words to its children. */
export const WordsProvider = ({ words, children }: WordsProviderProps) => (
  <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
);

/**
 * Returns the words of one section of `words.yml`.
 *
 * @throws without a provider
 */
export const useWords = <Name extends keyof Words>(section: Name): NonNullable<Partial<Words>[Name]> =>
  required<Partial<Words>[Name]>(useContext(WordsContext)[section], `words.yml: ${section}`);

/** Replaces placeholders of a text by links, times and plain texts. For plain texts only, use `fillIn`. */
export const withElements = (text: string, values: Readonly<Record<string, string | ReactElement>>): ReactNode => {
  const nodes: ReactNode[] = [];
  for (const [index, part] of partsOf(text).entries()) {
    const value = index % 2 === 1 ? (values[part] ?? "") : part;
    const last = nodes.at(-1);
    // Adjacent texts are joined: React would write a comment between them into every page.
    if (typeof value !== "string") nodes.push(<Fragment key={index}>{value}</Fragment>);
    else if (typeof last === "string") nodes[nodes.length - 1] = last + value;
    else if (value) nodes.push(value);
  }
  return nodes;
};
