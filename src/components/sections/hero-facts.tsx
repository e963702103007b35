import { whole } from "../ui/whole";
import * as styles from "./hero-facts.module.css";

/** A short list of facts under the buttons of the opening. A file of its own: pages without it carry no styles for it. */
export const HeroFacts = ({ facts }: { readonly facts: readonly string[] }) => (
  <ul className={styles.facts}>
    {facts.map((fact) => (
      <li key={fact}>{whole(fact)}</li>
    ))}
  </ul>
);
