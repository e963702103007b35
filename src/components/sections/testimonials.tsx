import { Section } from "../ui/section";
import { Stars } from "../ui/stars";
import { Strip } from "../ui/strip";
import { useWords, withElements } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./testimonials.module.css";

export interface TestimonialProps {
  readonly name: string;
  readonly place: string;
  readonly text: string;
  readonly rating: number;
  /** Whether no real customer wrote it, which it must say (16 CFR part 465). */
  readonly sample: boolean;
}

interface TestimonialsProps {
  readonly heading: string;
  readonly text?: string | null;
  readonly items: readonly TestimonialProps[];
  readonly background?: "white" | "sand";
}

/** Renders reviews in a strip; nothing if there are none. */
export const Testimonials = ({ heading, text, items, background = "white" }: TestimonialsProps) => {
  const words = useWords("reviews");
  return (
    items.length > 0 && (
      <Section heading={heading} text={text} background={background}>
        <Strip label={heading} className={styles.strip}>
          {items.map(({ name, place, text: said, rating, sample }) => (
            <li key={name}>
              <figure className={styles.card}>
                <Stars rating={rating} />
                <blockquote>
                  <p>{nowrap(said)}</p>
                </blockquote>
                <figcaption>
                  {withElements(words.by, { name: <strong>{name}</strong>, place })}{" "}
                  {sample && <span className={styles.sample}>{words.sample}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </Strip>
      </Section>
    )
  );
};
