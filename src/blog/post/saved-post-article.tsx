import { useEffect, useSyncExternalStore } from "react";
import { PostArticle } from "../../components/sections/post-article";
import { Band } from "../../components/ui/band";
import { Picture } from "../../components/ui/picture";
import { InLanguage } from "../../components/ui/page-language";
import { WordsProvider, type Words } from "../../components/ui/words";
import type { Language } from "../../content/shared/languages";
import { slugFromPath } from "../post-address";
import type { SavedPost } from "../saved-post";
import { findSavedPost, onSavedPostsChange } from "../saved-posts";

export interface SavedPostArticleProps {
  readonly words: Pick<Words, "posts" | "buttons">;
  readonly callBox: { readonly heading: string; readonly text?: string | null };
  readonly phone: string;
  /** The language of the page, where it is not English. */
  readonly language?: Language | undefined;
}

const inHtml = () => undefined;

/** Gives the saved post that the page's address names, once there is one: now, or when another tab saves it. */
const useSavedPost = (): SavedPost | undefined =>
  useSyncExternalStore(onSavedPostsChange, () => findSavedPost(slugFromPath(window.location.pathname)), inHtml);

/** Draws a post that only the visitor's browser knows: its details, and no text, for none is built in. Until it is found it says so. */
export const SavedPostArticle = ({ words, callBox, phone, language = "en" }: SavedPostArticleProps) => {
  const post = useSavedPost();
  useEffect(() => {
    if (post) document.title = post.title;
  }, [post]);
  if (!post) return <p>{words.posts.loading}</p>;
  const { title, author, date, image } = post;
  return (
    <InLanguage language={language}>
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
