import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { files } from "../../src/content/schema";
import { propertyOf } from "../../src/content/shared/required";

/** Tells whether a content folder is the sample that the project ships: `sample: true` in its business file. */
export const isSample = (root: string): boolean => {
  const business: unknown = parse(readFileSync(path.join(root, files.business.file), "utf8"));
  return propertyOf(business, "sample") === true;
};
