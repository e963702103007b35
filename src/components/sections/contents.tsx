import { useWords } from "../ui/words";
import * as styles from "./contents.module.css";

/** Fewer parts are seen at a glance. */
const LEAST = 3;

interface ContentsProps {
  /** Each as HTML that the build made of our own files. */
  readonly headings: readonly { readonly id: string; readonly html: string }[];
}

/** Lists the parts of a long text with links to them; renders nothing where there are few. */
export const Contents = ({ headings }: ContentsProps) => {
  const { contents } = useWords("posts");
  return (
    headings.length >= LEAST && (
      <nav className={styles.contents} aria-label={contents} data-screen-only="">
        <h2>{contents}</h2>
        <ol>
          {headings.map(({ id, html }) => (
            <li key={id}>
              <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
            </li>
          ))}
        </ol>
      </nav>
    )
  );
};
