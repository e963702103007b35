import { useWords } from "../ui/words";
import * as styles from "./contents.module.css";

const MIN_HEADINGS = 3;

/** Renders a table of contents, or nothing if there are fewer than three headings. The headings' HTML is safe: the build generated it. */
export const Contents = ({ headings }: { readonly headings: readonly { readonly id: string; readonly html: string }[] }) => {
  const { contents } = useWords("posts");
  return (
    headings.length >= MIN_HEADINGS && (
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
