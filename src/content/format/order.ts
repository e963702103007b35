/** Selects and sorts the pages of a list. */

/** Returns the pages in a language, plus the untranslated English pages without their summaries. */
export const inOneLanguage = <Page extends { readonly lang: string; readonly slug: string; readonly summary: string }>(
  language: string,
  pages: readonly Page[],
): readonly Page[] => {
  const translated = new Set(pages.filter(({ lang }) => lang === language).map(({ slug }) => slug));
  return pages.flatMap((page) => (page.lang === language ? [page] : translated.has(page.slug) ? [] : [{ ...page, summary: "" }]));
};

/** Returns pages sorted in the order of another list. Pages that are not in that list come last, in their original order. */
export const inOrderOf = <Page extends { readonly path: string }>(
  order: readonly { readonly path: string }[],
  pages: readonly Page[],
): readonly Page[] => {
  const position = ({ path }: Page) => {
    const index = order.findIndex((entry) => entry.path === path);
    return index < 0 ? order.length : index;
  };
  return [...pages].sort((a, b) => position(a) - position(b));
};
