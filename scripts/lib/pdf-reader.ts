/** Finds what reads PDFs, for the tests of printed pages. */
import { installPackages, onPath } from "./programs";

const READER = "pdftotext";

/** Installs Debian's package of it where that is allowed and it is missing. */
export const installPdfReader = (): void => {
  if (!onPath(READER)) installPackages(["poppler-utils"]);
};

/**
 * Names the program.
 *
 * @throws when there is none
 */
export const findPdfReader = (): string => {
  const reader = onPath(READER);
  if (reader) return reader;
  throw new Error("The tests of printed pages need pdftotext: install Poppler's programs (Debian: poppler-utils, macOS: poppler).");
};
