/** Finds which of Gatsby's made files a text names. */

const STATIC = /\/(static\/[^"'\s,()<>&\\]+)/g;

/** Lists the files below `static/` that a page, a script or a page's data names, as paths below the published folder. */
export const staticFilesIn = (text: string): readonly string[] => Array.from(text.matchAll(STATIC), ([, file = ""]) => decodeURI(file));
