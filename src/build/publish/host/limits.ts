/** Checks the rule files against what the hosts take, before a host drops a rule without a word. */
import type { HeaderBlock } from "./headers";
import { LIMITS, overlap, type Host } from "./hosts";

const clashes = (one: HeaderBlock, other: HeaderBlock, host: Host): readonly string[] =>
  overlap(one.path, other.path, host)
    ? Object.keys(one.headers)
        .filter((name) => Object.keys(other.headers).some((rival) => rival.toLowerCase() === name.toLowerCase()))
        .map((name) => `_headers: ${one.path} and ${other.path} both set ${name} for the same path`)
    : [];

/** Lists what a host would not take in `_headers`, and headers that two blocks set for one path. */
export const checkHeaders = (blocks: readonly HeaderBlock[], host: Host): readonly string[] => {
  const { headerRules, headerLine } = LIMITS[host];
  const tooMany = blocks.length > headerRules ? [`_headers: ${blocks.length} rules; the host takes ${headerRules}`] : [];
  const tooLong = blocks.flatMap(({ path, headers }) =>
    Object.entries(headers)
      .map(([name, value]) => ({ name, length: `  ${name}: ${value}`.length }))
      .filter(({ length }) => length > headerLine)
      .map(({ name, length }) => `_headers: ${name} of ${path} has ${length} characters; the host takes ${headerLine}`),
  );
  const clashing = blocks.flatMap((block, index) => blocks.slice(index + 1).flatMap((other) => clashes(block, other, host)));
  return [...tooMany, ...tooLong, ...clashing];
};

/** Lists what a host would not take in `_redirects`. */
export const checkRedirects = (lines: readonly string[], host: Host): readonly string[] => {
  const { redirects, redirectLine } = LIMITS[host];
  const tooMany = lines.length > redirects ? [`_redirects: ${lines.length} rules; the host takes ${redirects}`] : [];
  const tooLong = lines
    .filter((line) => line.length > redirectLine)
    .map((line) => `_redirects: ${line.slice(0, 60)}... has ${line.length} characters; the host takes ${redirectLine}`);
  return [...tooMany, ...tooLong];
};
