/** Stands for react-helmet in the CMS's preview: what is drawn there has no head of its own, and the editor keeps its title. */

/** Draws nothing. */
export const Helmet = (): null => null;
