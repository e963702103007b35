import { useContext } from "react";
import { PageLanguage } from "../ui/page-language";
import { Section, type SectionStart } from "../ui/section";
import { Stars } from "../ui/stars";
import { Strip } from "../ui/strip";
import { useWords, withElements } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import * as styles from "./testimonials.module.css";

/** Renders reviews in a strip, if there are any. Sample reviews are labeled, because unlabeled fake reviews are illegal (16 CFR part 465). */
export const Testimonials = ({ items, ...start }: SectionStart & { readonly items: readonly Queries.ReviewFragment[] }) => {
  const words = useWords("reviews");
  // Reviews are not translated, because they are the customer's own words.
  const { language: pageLanguage } = useContext(PageLanguage);
  const langOf = (language: string): string | undefined => (language === pageLanguage ? undefined : language);
  return (
    items.length > 0 && (
      <Section {...start}>
        <Strip label={start.heading} className={styles.strip}>
          {items.map(({ name, location, text, language, rating, sample }) => (
            <li key={`${name} ${text}`}>
              <figure className={styles.card}>
                <Stars rating={rating} />
                <blockquote lang={langOf(language ?? "en")}>
                  <p>{nowrap(text)}</p>
                </blockquote>
                <figcaption>
                  {withElements(words.by, { name: <strong>{name}</strong>, place: location.title })}{" "}
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
