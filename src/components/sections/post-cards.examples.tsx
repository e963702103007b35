import { type Example, posts } from "../examples/example";
import { PostCard, PostCards } from "./post-cards";

export const postCardsExamples: readonly Example[] = [
  {
    name: "Three cards, one without a picture",
    element: (
      <PostCards>
        {posts.map((post) => (
          <PostCard key={post.path} {...post} />
        ))}
      </PostCards>
    ),
  },
];
