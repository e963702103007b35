import { useContext, type ReactNode } from "react";
import { longDate } from "../../content/format/dates";
import { routes } from "../../content/shared/routes";
import { ButtonLink } from "../ui/button";
import { PhoneButton } from "../ui/contact-links";
import { Icon } from "../ui/icon";
import { PageLanguage } from "../ui/page-language";
import { PageLink } from "../ui/page-link";
import { useWords, withElements } from "../ui/words";
import { nowrap } from "../../content/format/nowrap";
import { widestWord } from "../../content/format/word-width";
import * as styles from "./post-article.module.css";

interface PostArticleProps extends Pick<Queries.PostCardFragment, "title" | "author" | "date"> {
  /** The day the advice last changed, if later than `date`. */
  readonly updated?: string | null | undefined;
  /** Slug of a built-in post, under which the visitor may have saved changed details (src/blog/edits). */
  readonly slug?: string | undefined;
  /** Path of a built-in post's picture, as saved posts name it. */
  readonly image?: string | undefined;
  readonly picture?: ReactNode;
  readonly above?: ReactNode;
  /** The article's body. */
  readonly children: ReactNode;
  readonly callBox: { readonly heading: string; readonly text?: string | null };
  readonly phone: string;
}

/** Renders a blog post: back link, title, date, author, picture, body and call box. */
export const PostArticle = ({ title, author, date, updated, slug, image, picture, above, children, callBox, phone }: PostArticleProps) => {
  const { language, link } = useContext(PageLanguage);
  const buttons = useWords("buttons");
  const posts = useWords("posts");
  const day = longDate(date, language);
  // The blog's page contains the call box's text. Without a translation of that page, the text is English.
  const callBoxLanguage = language !== "en" && link(routes.blog) === routes.blog ? "en" : undefined;
  return (
    <article className={styles.article} data-post={slug} data-image={image}>
      <header className={styles.head} data-dark="">
        <div className={`${styles.inner} page-width`}>
          {above}
          <PageLink to={routes.blog} className="lone-link" data-screen-only="">
            <Icon name="back" />
            {posts.back}
          </PageLink>
          <h1 data-widest={widestWord(title)}>{title}</h1>
          <p className={styles.meta}>
            {day && <time dateTime={date}>{day}</time>} <span>{author}</span>{" "}
            {updated && updated !== date && (
              <span>{withElements(posts.updated, { date: <time dateTime={updated}>{longDate(updated, language)}</time> })}</span>
            )}
          </p>
        </div>
      </header>
      {picture && <div className={`${styles.picture} page-width`}>{picture}</div>}
      {children}
      <aside className={`${styles.callBox} page-width`} aria-label={callBox.heading} lang={callBoxLanguage} data-screen-only="">
        <h2>{callBox.heading}</h2>
        {callBox.text && <p>{nowrap(callBox.text)}</p>}
        <div className={`${styles.actions} button-row`} lang={callBoxLanguage && language}>
          <PhoneButton phone={phone} isMain />
          <ButtonLink to={link(routes.contact)} variant="outline">
            {buttons.quote}
          </ButtonLink>
        </div>
      </aside>
    </article>
  );
};
