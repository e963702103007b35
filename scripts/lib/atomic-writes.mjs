/**
 * Makes a program write files whole or not at all; import this module first. decap-server empties a file before it writes it;
 * on a full disk the old one would be gone, and the new one not there.
 */
import { promises } from "node:fs";

const { writeFile, rename, rm } = promises;

/** Added to the name of a file while it is written. */
const SUFFIX = ".saving";

/** @type {typeof writeFile} */
promises.writeFile = async (file, ...rest) => {
  if (typeof file !== "string") return writeFile(file, ...rest);
  const aside = `${file}${SUFFIX}`;
  try {
    await writeFile(aside, ...rest);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
};
