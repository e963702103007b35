/** Reads and checks `hosting.yml`. */
import path from "node:path";
import { complete } from "../check/complete";
import type { Problem } from "../check/problems";
import { HOSTING, hostingSchema, type Hosting } from "../schema/hosting";
import { readIfPresent } from "./read-folder";
import { checkIfChanged } from "./unchanged-files";

/**
 * Reads and checks the hosting file. Without a valid file, the settings are off, so that nothing is sent to an unknown recipient.
 *
 * @param file absolute path
 */
export const readHosting = (file: string): { readonly hosting: Hosting; readonly problems: readonly Problem[] } => {
  const off = complete(hostingSchema, {});
  const bytes = readIfPresent(path.dirname(file), path.basename(file));
  if (!bytes) {
    const isChosen = file !== path.resolve(HOSTING);
    const found = isChosen ? `nothing at ${file}` : "nothing";
    const fix = `${isChosen ? "Correct the path in HOSTING_FILE" : `Restore ${HOSTING}`}, or create the file with the line: delivery: {}`;
    return { hosting: off, problems: [{ file: HOSTING, field: "(whole file)", expected: "a file", found, fix }] };
  }
  const { data = off, problems } = checkIfChanged(HOSTING, bytes, hostingSchema);
  return { hosting: data, problems };
};
