import { useWords } from "../ui/words";
import * as styles from "./contents.module.css";

/** Texts with fewer parts need no contents. */
const LEAST = 3;

/** Lists the parts of a long text with links to them; renders nothing where there are few. The build made the headings' HTML. */
export const Contents = ({ headings }: { readonly headings: readonly { readonly id: string; readonly html: string }[] }) => {
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
