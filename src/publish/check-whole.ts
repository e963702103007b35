/** Checks that a site is whole before it is published: a killed build or a broken cache may leave Gatsby's folder with gaps. */
import type { PageInlines } from "./host/inline";
import { IncompleteBuildError } from "./publish-error";

const SHOWN = 20;

/**
 * Stops when a page loads a file of the site that is not there.
 *
 * @throws IncompleteBuildError naming page and file
 */
export const checkWhole = (pages: readonly { readonly file: string; readonly inlines: PageInlines }[], files: readonly string[]): void => {
  const there = new Set(files.map((file) => `/${file}`));
  const missing = pages.flatMap(({ file, inlines }) =>
    inlines.loads.filter((address) => !there.has(decodeURI(address))).map((address) => `${file} loads ${address}`),
  );
  if (missing.length === 0) return;
  const rest = missing.length > SHOWN ? [`and ${missing.length - SHOWN} more`] : [];
  throw new IncompleteBuildError("Pages load files that the build did not make:", [...missing.slice(0, SHOWN), ...rest]);
};
