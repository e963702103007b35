/**
 * Patches `fs.promises.writeFile` to be atomic. Import this module first. decap-server would truncate a file before writing it, and lose
 * it on a full disk.
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
