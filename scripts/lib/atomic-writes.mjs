/**
 * Makes `fs.promises.writeFile` atomic, when imported. decap-server calls it to save files; without this, it would truncate a file before
 * writing to it, and lose the file's content if the disk is full.
 */
import { promises } from "node:fs";

const { writeFile, rename, rm } = promises;

/** Suffix of the temporary file. */
const SUFFIX = ".saving";

/** @type {typeof writeFile} */
promises.writeFile = async (file, ...rest) => {
  if (typeof file !== "string") return writeFile(file, ...rest);
  const temporary = `${file}${SUFFIX}`;
  try {
    await writeFile(temporary, ...rest);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
