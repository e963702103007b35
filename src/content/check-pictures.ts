/** Checks that picture files are what their names say: a renamed one would stop the build in the middle. */
import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { KIND_BYTES, pictureKind, promisedKind } from "./picture-kind";
import type { Problem } from "./problems";

const startOf = (file: string): Uint8Array => {
  const bytes = new Uint8Array(KIND_BYTES);
  const handle = openSync(file, "r");
  try {
    return bytes.subarray(0, readSync(handle, bytes));
  } finally {
    closeSync(handle);
  }
};

/**
 * Lists picture files that are of another kind than their names promise.
 *
 * @param root the folder `content/`
 * @param files paths below it
 */
export const checkPictures = (root: string, files: readonly string[]): readonly Problem[] =>
  files.flatMap((file) => {
    const kind = pictureKind(startOf(path.join(root, file)));
    const promised = promisedKind(file);
    if (kind === promised && kind) return [];
    const expected = `a ${promised ?? "JPEG, PNG or WebP"} picture, as its name says`;
    const mend = "Open it in a program for pictures and save it as JPEG; renaming a file does not change what it is.";
    return [{ file, field: "(whole file)", expected, found: kind ? `a ${kind} file` : "no picture that is known", mend }];
  });
