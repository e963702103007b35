import { type Examples, posts } from "../examples/example";
import { CardGrid } from "../ui/card-grid";
import { PostCard } from "./post-card";

export const postCardExamples: Examples = {
  "Three cards, one without a picture": (
    <CardGrid as="div">
      {posts.map((post) => (
        <PostCard key={post.path} {...post} />
      ))}
    </CardGrid>
  ),
};
