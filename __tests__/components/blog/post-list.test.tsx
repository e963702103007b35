/** Tests the widths that the blog list declares for its pictures, from which browsers choose a file. */
import { PostList } from "../../../src/blog/list/post-list";
import { POSTS_KEY } from "../../../src/blog/list-key";
import { restoreStorage } from "../../unit/blog/fake-storage";
import { BUILT_IN, post } from "../../unit/blog/posts";
import { picturesIn, wholePicture } from "../picture-files";
import { words } from "../with-words";

/** The built-in pictures are 3 by 2 and cover a box of 16 by 9, so they are as wide as their cards: a half or a third of 78rem. */
const [HALF, THIRD] = [39 * 16, 26 * 16];
const pictures = Object.fromEntries(BUILT_IN.map(({ slug, image }) => [slug, { ...wholePicture, src: image }]));

afterEach(restoreStorage);

it.each([
  ["no post is saved", undefined, [THIRD, THIRD, THIRD]],
  ["the built-in posts are saved", BUILT_IN, [THIRD, THIRD, THIRD]],
  ["one post of the visitor comes first", [post("mine"), ...BUILT_IN], [HALF, HALF, HALF]],
  ["one post of the visitor comes last", [...BUILT_IN, post("mine")], [HALF, HALF, HALF]],
  ["two posts of the visitor come first", [post("mine"), post("other"), ...BUILT_IN], [THIRD, HALF, HALF]],
  ["three posts of the visitor come first", [post("a"), post("b"), post("c"), ...BUILT_IN], [THIRD, THIRD, THIRD]],
  ["two posts of the visitor come last", [...BUILT_IN, post("mine"), post("other")], [THIRD, THIRD, THIRD]],
])("declares the widths of the cards as they are on a wide screen if %s", (_, saved, widths) => {
  if (saved) localStorage.setItem(POSTS_KEY, JSON.stringify(saved));
  const list = <PostList builtIn={BUILT_IN} moved={[]} pictures={pictures} words={{ posts: words.posts }} />;
  expect(picturesIn(list).map(({ declared }) => declared)).toEqual(widths);
});
