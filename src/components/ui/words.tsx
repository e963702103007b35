/** Brings the words of `content/settings/words.yml` to every component, from whoever draws it: the frame, a preview, a test. */
import { createContext, Fragment, useContext, type ReactElement, type ReactNode } from "react";
import { partsOf } from "../../content/shared/placeholders";
import type { Words } from "../../content/settings";
import { required } from "../../content/shared/required";

export type { Words };

const WordsContext = createContext<Partial<Words>>({});

interface WordsProviderProps {
  /** All words, or those of the sections that what is drawn inside asks for. */
  readonly words: Partial<Words>;
  readonly children: ReactNode;
}

/** Gives the words to all that is drawn inside. */
export const WordsProvider = ({ words, children }: WordsProviderProps) => (
  <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
);

/**
 * Takes the words of one section of `words.yml`.
 *
 * @throws when nobody around has provided them
 */
export const useWords = <Name extends keyof Words>(section: Name): NonNullable<Partial<Words>[Name]> =>
  required<Partial<Words>[Name]>(useContext(WordsContext)[section], `words.yml: ${section}`);

/** Puts links, times and plain texts in the place of a text's placeholders. Without an element `fillIn` does. */
export const withElements = (text: string, values: Readonly<Record<string, string | ReactElement>>): ReactNode => {
  const nodes: ReactNode[] = [];
  for (const [index, part] of partsOf(text).entries()) {
    const value = index % 2 === 1 ? (values[part] ?? "") : part;
    const last = nodes.at(-1);
    // Two texts side by side are one: React would write a comment between them into every page.
    if (typeof value !== "string") nodes.push(<Fragment key={index}>{value}</Fragment>);
    else if (typeof last === "string") nodes[nodes.length - 1] = last + value;
    else if (value) nodes.push(value);
  }
  return nodes;
};
