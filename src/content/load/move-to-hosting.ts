/** Moves settings from `business.yml`, where older versions kept them, to `hosting.yml`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMap, parseDocument, type Document, type ToStringOptions } from "yaml";
import { files } from "../schema";
import { MOVED_TO_HOSTING } from "../schema/business";

const readDocument = (file: string): Document => parseDocument(existsSync(file) ? readFileSync(file, "utf8") : "");

/** Checks whether a setting has no value, such as `delivery: {}`. */
const isUnset = (value: unknown): boolean => value === undefined || value === null || (isMap(value) && value.items.length === 0);

/** Keeps long lines, and braces without spaces, as people write them. */
const FORMAT: ToStringOptions = { lineWidth: 0, flowCollectionPadding: false };

const RECIPIENT = ["delivery", "requests", "mail"];

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
  const moved = Object.entries(MOVED_TO_HOSTING).filter(([from, to]) => business.has(from) && isUnset(hosting.get(to, true)));
  if (moved.length === 0) return [];
  for (const [from, to] of moved) {
    hosting.set(to, business.get(from, true));
    business.delete(from);
  }
  const email = business.get("email");
  if (isMap(hosting.getIn(RECIPIENT)) && !hosting.hasIn([...RECIPIENT, "to"])) hosting.setIn([...RECIPIENT, "to"], email);
  writeFileSync(hostingFile, hosting.toString(FORMAT));
  writeFileSync(businessFile, business.toString(FORMAT));
  return moved.map(([from]) => from);
};
