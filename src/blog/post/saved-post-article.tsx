import { useEffect, useSyncExternalStore } from "react";
import { PostArticle } from "../../components/sections/post-article";
import { Band } from "../../components/ui/band";
import { Icon } from "../../components/ui/icon";
import { Picture } from "../../components/ui/picture";
import { InLanguage } from "../../components/ui/page-language";
import { WordsProvider, type Words } from "../../components/ui/words";
import { inLanguage, type Language } from "../../content/shared/languages";
import { routes } from "../../content/shared/routes";
import { slugFromPath } from "../post-address";
import { findSavedPost, onSavedPostsChange } from "../saved-posts";

export interface SavedPostArticleProps {
  readonly words: Pick<Words, "posts" | "buttons">;
  readonly callBox: { readonly heading: string; readonly text?: string | null };
  readonly phone: string;
  /** Language of the page; omitted for English. */
  readonly language?: Language | undefined;
  /** English paths of linked pages without a translation; omitted for English. */
  readonly untranslated?: readonly string[] | undefined;
  /** Note after links to untranslated pages; omitted for English. */
  readonly note?: string | undefined;
}

const postOfUrl = () => findSavedPost(slugFromPath(window.location.pathname));
const noPost = () => undefined;

/**
 * Renders a saved post, with a message instead of the body, which is not saved. Renders only "Loading..." and the way back until the post
 * is found.
 */
export const SavedPostArticle = ({ words, callBox, phone, language = "en", untranslated, note }: SavedPostArticleProps) => {
  const post = useSyncExternalStore(onSavedPostsChange, postOfUrl, noPost);
  useEffect(() => {
    if (post) document.title = post.title;
  }, [post]);
  if (!post)
    return (
      <div className="page-width">
        <h1>{words.posts.loading}</h1>
        <a href={inLanguage(routes.blog, language)} className="lone-link">
          <Icon name="back" />
          {words.posts.back}
        </a>
      </div>
    );
  const { title, author, date, image } = post;
  return (
    <InLanguage language={language} untranslated={untranslated} note={note}>
      <WordsProvider words={words}>
        <PostArticle
          title={title}
          author={author}
          date={date}
          picture={image && <Picture picture={{ src: image, alt: "" }} boxes={[]} isHero />}
          callBox={callBox}
          phone={phone}
        >
          <Band>
            <p>{words.posts.missing}</p>
          </Band>
        </PostArticle>
      </WordsProvider>
    </InLanguage>
  );
};
