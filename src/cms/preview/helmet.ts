/** Replaces react-helmet in the CMS's preview, so that previews do not change the editor's head and title. */

/** Renders nothing. */
export const Helmet = (): null => null;
