/** Sorts posts by date, the newest first, and those of one day by slug. */
export const newestFirst = <Post extends { readonly date: string; readonly slug: string }>(posts: readonly Post[]): readonly Post[] =>
  [...posts].sort((one, other) => (one.date === other.date ? (one.slug < other.slug ? -1 : 1) : one.date < other.date ? 1 : -1));
