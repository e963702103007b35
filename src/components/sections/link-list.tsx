import { Link } from "gatsby";
import { Section } from "../ui/section";
import * as styles from "./link-list.module.css";

interface LinkListProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly links: readonly { readonly title: string; readonly path: string; readonly summary: string }[];
}

/** Lists pages plainly: name and a sentence. */
export const LinkList = ({ heading, text, links }: LinkListProps) =>
  links.length > 0 && (
    <Section heading={heading} text={text} ground="sand">
      <ul className={styles.list}>
        {links.map(({ title, path, summary }) => (
          <li key={path} className={styles.entry}>
            <Link to={path}>{title}</Link>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
