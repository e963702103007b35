import { type Examples, phone } from "../examples/example";
import { PostArticle } from "./post-article";

export const postArticleExamples: Examples = {
  "A post": (
    <PostArticle title="A post" author="Crew lead" date="2025-10-01" callBox={{ heading: "Questions?", text: "Ask us." }} phone={phone}>
      <p>Its text.</p>
    </PostArticle>
  ),
};
