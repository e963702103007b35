/** Gives the branch that Decap's workflow keeps the draft of an entry on. */
export const draftBranch = ({ collection, slug }: { readonly collection: string; readonly slug: string }): string =>
  `cms/${collection}/${slug}`;
