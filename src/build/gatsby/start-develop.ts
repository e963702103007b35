/**
 * In `develop`, starts the scripts that a built page has in its head, and shows what is wrong with the content. React has drawn the
 * islands there already. No built page runs this.
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
  startQuoteForm(window, []);
  startPostList(document, []);
};
