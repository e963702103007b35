/**
 * In `develop`, starts the scripts that a built page has in its head, and shows content problems. React renders the
 * islands there. Not part of builds.
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
