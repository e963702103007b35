/** Checks that each picture file matches its extension and is upright. A wrong extension would make the build fail halfway through. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isRotated, KIND_BYTES, kindOfFileName, pictureKind } from "./picture-kind";
import type { Problem } from "./problems";

/** Gatsby would rotate the photo but keep its unrotated size, which would crop the photo to the wrong shape. */
const ROTATED = {
  expected: "an upright photo",
  found: "a sideways photo with a rotation tag, the way phones store photos",
  fix: "Upload it in the editor, which rotates it, or rotate it in a photo program and save it.",
};

/**
 * Reports picture files whose type does not match their extension, and photos that are stored sideways.
 *
 * @param root the folder `content/`
 * @param files paths relative to `root`
 */
export const checkPictures = (root: string, files: readonly string[]): readonly Problem[] =>
  files.flatMap((file) => {
    const start = readFileSync(path.join(root, file)).subarray(0, KIND_BYTES);
    const kind = pictureKind(start);
    if (kind === "JPEG" && isRotated(start)) return [{ file, field: "(whole file)", ...ROTATED }];
    const promised = kindOfFileName(file);
    if (kind === promised && kind) return [];
    const expected = promised ? `a ${promised} picture, as the file name says` : "a JPEG, PNG or WebP picture";
    const fix = "Open it in a photo program and save it as JPEG. Renaming a file does not change its format.";
    return [{ file, field: "(whole file)", expected, found: kind ? `${kind} data` : "an unknown format", fix }];
  });
