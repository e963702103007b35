import { PostCard, PostCards } from "../../components/sections/post-cards";
import type { PictureSource } from "../../components/ui/picture";
import { InLanguage } from "../../components/ui/page-language";
import { WordsProvider, type Words } from "../../components/ui/words";
import { inLanguage, type Language } from "../../content/shared/languages";
import { savedPostPath } from "../post-address";
import type { SavedPost } from "../saved-post";
import { useSavedPosts } from "./use-saved-posts";

export interface PostListProps {
  /** The listed posts of this build, newest first. */
  readonly builtIn: readonly SavedPost[];
  /** Slugs that they had before. */
  readonly moved: readonly string[];
  /** Pictures of the built-in posts, by slug. */
  readonly pictures: Readonly<Record<string, PictureSource>>;
  /** The language of the list, where it is not English. */
  readonly language?: Language | undefined;
  readonly words: Pick<Words, "posts">;
}

/** Lists the posts as cards: the built-in ones, merged into those that the visitor's browser keeps. */
export const PostList = ({ builtIn, moved, pictures, language = "en", words }: PostListProps) => {
  // A Map, not the object: a saved slug may be "__proto__".
  const built = new Map(Object.entries(pictures));
  // As they were built: a saved post that joins the list changes nothing of the cards that stand there.
  const positions = new Map(builtIn.map(({ slug }, position) => [slug, position]));
  const first = builtIn.find(({ slug }) => built.has(slug))?.slug;
  return (
    <InLanguage language={language}>
      <WordsProvider words={words}>
        <PostCards>
          {useSavedPosts(builtIn, moved).map(({ slug, image, ...post }) => (
            <PostCard
              key={slug}
              {...post}
              position={positions.get(slug)}
              of={builtIn.length}
              isHero={slug === first}
              path={inLanguage(savedPostPath(slug), language)}
              picture={built.get(slug) ?? (image ? { src: image, alt: "" } : null)}
            />
          ))}
        </PostCards>
      </WordsProvider>
    </InLanguage>
  );
};
