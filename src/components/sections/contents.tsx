import { useWords } from "../ui/words";
import * as styles from "./contents.module.css";

/** A heading that links can lead to, as src/content/markdown/heading-ids.ts makes it. */
const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/gs;
/** Fewer parts are seen at a glance. */
const LEAST = 3;

interface ContentsProps {
  /** A text, as HTML. */
  readonly html: string;
}

/** Lists the parts of a long text, and leads to them; nothing where there are few. */
export const Contents = ({ html }: ContentsProps) => {
  const { contents } = useWords("posts");
  const parts = [...html.matchAll(HEADING)].map(([, id = "", heading = ""]) => ({ id, heading }));
  return (
    parts.length >= LEAST && (
      <nav className={styles.contents} aria-label={contents} data-screen-only="">
        <h2>{contents}</h2>
        <ol>
          {parts.map(({ id, heading }) => (
            <li key={id}>
              {/* Of our own build, as the text itself; a link holds no other. */}
              <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: heading.replace(/<\/?a\b[^>]*>/g, "") }} />
            </li>
          ))}
        </ol>
      </nav>
    )
  );
};
