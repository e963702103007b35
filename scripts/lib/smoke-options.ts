/** Reads the arguments of `npm run smoke-test`. */
import { parseArgs } from "node:util";
import { originOf } from "../../src/publish/launch/live";

/**
 * Returns the site to compare with the build, as an origin, and whether to compare only its build.json.
 *
 * @param siteUrl the site if the arguments name none
 * @throws Error if an argument is unknown. Without it, a mistyped address would compare `siteUrl` instead.
 */
export const smokeOptions = (args: readonly string[], siteUrl: string) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { same: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [address = siteUrl, ...others] = positionals;
  const site = originOf(address);
  if (site === undefined || others.length > 0) {
    throw new Error(`Expected no address or one that starts with https:// or http://, found ${positionals.join(" ")}.`);
  }
  return { site, isSameOnly: values.same };
};
