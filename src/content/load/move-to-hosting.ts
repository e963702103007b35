/** Moves settings from `business.yml`, where older versions kept them, to `hosting.yml`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, parseDocument, type Document, type Scalar, type ToStringOptions } from "yaml";
import { isBlank } from "../check/without-blanks";
import { files } from "../schema";
import { MOVED_TO_HOSTING } from "../schema/business";
import { hostingSchema } from "../schema/hosting";
import { propertyOf } from "../shared/required";

const readDocument = (file: string): Document => parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "");

/** Returns the key of a setting, which has the comments above the setting. */
const keyOf = ({ contents }: Document, name: string): Scalar | undefined =>
  isMap(contents)
    ? contents.items
        .map(({ key }) => key)
        .filter(isScalar)
        .find(({ value }) => value === name)
    : undefined;

/** Keeps long lines, and braces without spaces, as people write them. */
const FORMAT: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false };

/** Path of the mail settings in the hosting file. */
const MAIL = ["delivery", "requests", "mail"];

/**
 * Moves settings from `settings/business.yml` to the hosting file, with their comments. Does not replace a setting that the hosting file
 * already has. Requests keep going to the company's email address, which older versions used as the recipient.
 *
 * @param root the folder `content/`
 * @param hostingFile path of the hosting file
 * @returns the names of the moved settings in `business.yml`
 */
export const moveToHosting = (root: string, hostingFile: string): readonly string[] => {
  const businessFile = path.join(root, files.business.file);
  const [business, hosting] = [readDocument(businessFile), readDocument(hostingFile)];
  if (business.errors.length > 0 || hosting.errors.length > 0 || !isMap(business.contents)) return [];
  const values: unknown = hosting.toJS();
  const moved = Object.entries(MOVED_TO_HOSTING).flatMap(([from, to]) => {
    const key = keyOf(business, from);
    return key && isBlank(hostingSchema.shape[to], propertyOf(values, to)) ? [{ key, from, to }] : [];
  });
  if (moved.length === 0) return [];
  for (const { key, from, to } of moved) {
    const value = business.get(from, true);
    business.delete(from);
    // A blank setting of the hosting file keeps its own key and comments, such as the file's first lines.
    const blank = keyOf(hosting, to);
    if (blank) blank.commentBefore = [blank.commentBefore, key.commentBefore].filter(Boolean).join("\n");
    key.value = to;
    hosting.set(key, value);
  }
  const email = business.get("email");
  if (isMap(hosting.getIn(MAIL)) && !hosting.hasIn([...MAIL, "to"])) hosting.setIn([...MAIL, "to"], email);
  writeFileSync(hostingFile, hosting.toString(FORMAT));
  writeFileSync(businessFile, business.toString(FORMAT));
  return moved.map(({ from }) => from);
};
