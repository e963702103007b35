import { useState, useSyncExternalStore } from "react";
import { PostCard } from "../../components/sections/post-card";
import { CardGrid } from "../../components/ui/card-grid";
import type { PictureSource } from "../../components/ui/picture";
import { InLanguage } from "../../components/ui/page-language";
import { WordsProvider, type Words } from "../../components/ui/words";
import { inLanguage, type Language } from "../../content/shared/languages";
import { savedPostPath } from "../post-address";
import { isBuiltInPicture } from "../built-in-picture";
import { mergePosts } from "../saved-list";
import type { SavedPost } from "../saved-post";
import { onSavedPostsChange, readSavedList } from "../saved-posts";

export interface PostListProps {
  /** Listed posts of this build, newest first. */
  readonly builtIn: readonly SavedPost[];
  /** Slugs that built-in posts no longer use. */
  readonly moved: readonly string[];
  /** Pictures of the built-in posts, by slug. */
  readonly pictures: Readonly<Record<string, PictureSource>>;
  /** Language of the list; omitted for English. */
  readonly language?: Language | undefined;
  readonly words: Pick<Words, "posts">;
}

const noList = () => undefined;

/** Renders cards of the built-in and saved posts. The first render shows only built-in posts, to match the prerendered HTML. */
export const PostList = ({ builtIn, moved, pictures, language = "en", words }: PostListProps) => {
  const list = useSyncExternalStore(onSavedPostsChange, readSavedList, noList);
  const posts = list ? mergePosts(builtIn, list, moved) : builtIn;
  // Use a Map instead of the object, because a saved slug may be "__proto__".
  const built = new Map(Object.entries(pictures));
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictureOf = ({ slug, image }: SavedPost): PictureSource | null => {
    const builtPicture = built.get(slug);
    // After the first render, show the saved post's picture if it differs and loads. Otherwise, show the built picture.
    if (builtPicture && (!list || image === "" || broken.includes(image) || isBuiltInPicture(image, builtPicture.src, document)))
      return builtPicture;
    return image ? { src: image, alt: "" } : null;
  };
  const first = builtIn.find(({ slug }) => built.has(slug))?.slug;
  return (
    <InLanguage language={language}>
      <WordsProvider words={words}>
        <CardGrid as="div">
          {posts.map((post, position) => (
            <PostCard
              key={post.slug}
              {...post}
              position={position}
              of={posts.length}
              isHero={post.slug === first}
              path={inLanguage(savedPostPath(post.slug), language)}
              picture={pictureOf(post)}
              // A visitor's saved copy may name a picture that this site no longer has. Show the built picture instead.
              onBrokenPicture={() => setBroken((others) => [...others, post.image])}
            />
          ))}
        </CardGrid>
      </WordsProvider>
    </InLanguage>
  );
};
