/** Sorts pages in the order of another list; those the other list does not name come last, as they were. */
export const inOrderOf = <Page extends { readonly path: string }>(
  order: readonly { readonly path: string }[],
  pages: readonly Page[],
): readonly Page[] => {
  const position = ({ path }: Page) => {
    const index = order.findIndex((entry) => entry.path === path);
    return index < 0 ? order.length : index;
  };
  return [...pages].sort((one, other) => position(one) - position(other));
};
