/**
 * In `develop`, starts the scripts that built pages have in their heads, and shows content problems. Islands need no hydration, because
 * React renders the whole page. Builds omit this code.
 */
export const onClientEntry = async (): Promise<void> => {
  if (process.env.NODE_ENV !== "development") return;
  const [{ watchContent }, { startQuoteForm }, { startPostList }, { startPage }] = await Promise.all([
    import("./content-overlay"),
    import("../../quote/inline-script"),
    import("../../blog/list/inline-script"),
    import("../../client"),
  ]);
  watchContent("/__content-problems");
  startPage(window);
  startQuoteForm(document, []);
  startPostList(document, []);
};
