import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { files } from "../../src/content/schema";
import { propertyOf } from "../../src/content/shared/required";

/** Checks whether a content folder is the shipped sample, which has `sample: true` in business.yml. */
export const isSample = (root: string): boolean => {
  const business: unknown = parse(readFileSync(path.join(root, files.business.file), "utf8"));
  return propertyOf(business, "sample") === true;
};
