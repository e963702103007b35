import { type Examples, posts } from "../examples/example";
import { PostCard, PostCards } from "./post-cards";

export const postCardsExamples: Examples = {
  "Three cards, one without a picture": (
    <PostCards>
      {posts.map((post) => (
        <PostCard key={post.path} {...post} />
      ))}
    </PostCards>
  ),
};
