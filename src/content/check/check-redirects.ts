/** Checks redirects against each other and against the site's addresses. The link check covers whether their targets exist. */
import type { ValidFile } from "./check-references";
import { pathOf } from "../shared/routes";
import { describeValue, problemAt, type Fault, type Problem } from "./problems";
import type { Redirect } from "../schema/redirects";
import { decodePath, type OwnerOf } from "./taken-addresses";
import { fileComparison } from "./written-files";

/** Patterns that old addresses must not match. */
const FORBIDDEN = [
  {
    pattern: /\?/,
    expected: "an address without ?",
    fix: "Delete ? and everything after it. Hosts ignore that part when they match addresses, and append it to the new address.",
  },
  { pattern: /#/, expected: "an address without #", fix: "Delete # and everything after it: browsers never send that part." },
  { pattern: /\/$/, expected: "an address without a slash at the end", fix: "Delete the slash: both forms are redirected." },
];

const faultOfSource = (from: string, isRepeated: boolean, ownerOf: OwnerOf): Fault | undefined => {
  const found = describeValue(from);
  const matched = FORBIDDEN.find(({ pattern }) => pattern.test(from));
  if (matched) return { expected: matched.expected, found, fix: matched.fix };
  const owner = ownerOf(from);
  if (owner !== undefined)
    return {
      expected: "an address that is not in use",
      found: `${found}, ${owner}`,
      fix: "Change the old address, or delete the redirect.",
    };
  return isRepeated ? { expected: "each old address only once", found: `${found} again`, fix: "Delete one of the two." } : undefined;
};

/** Reports a redirect whose target is another redirect: a chain or a loop. */
const faultOfTarget = ({ from, to }: Redirect, next: ReadonlyMap<string, string>): Fault | undefined => {
  const chain = new Set([from]);
  let address: string | undefined = pathOf(to);
  for (; address !== undefined && !chain.has(address); address = next.get(address)) chain.add(address);
  const isLoop = address !== undefined;
  // A redirect to a page is a chain of two addresses.
  if (!isLoop && chain.size === 2) return undefined;
  const found = `${describeValue(to)}: ${[...chain].join(" -> ")}`;
  const expected = "a page, not another redirect";
  return address === undefined
    ? { expected, found, fix: `Write ${[...chain].at(-1) ?? ""}, the final page.` }
    : { expected, found: `${found} -> ${address}, and so on`, fix: "Write the address of the final page." };
};

const NOTHING = { pages: [], languages: [], staticFiles: [], oldAddresses: [] };

const sameFile = ({ from }: Redirect, rival: string): Fault => ({
  expected: "an address that is not in the way of another",
  found: `${describeValue(from)}, which needs the same file or folder as ${rival}`,
  fix: "Change the old address, or delete the redirect.",
});

/**
 * Reports redirects that loop, chain, repeat, or start at an address that the site already uses.
 *
 * @param rivalOf describes the page, static file or other redirect whose file is in the way of a redirect's file: both have the same path,
 * or one needs a folder where the other is a file. Undefined if there is none (written-files.ts). By default, compares the redirects only
 * with each other.
 */
export const checkRedirects = (
  file: ValidFile | undefined,
  redirects: readonly Redirect[],
  ownerOf: OwnerOf,
  { rivalOf }: Pick<ReturnType<typeof fileComparison>, "rivalOf"> = fileComparison(NOTHING),
): readonly Problem[] => {
  if (!file) return [];
  const next = new Map(redirects.map(({ from, to }) => [from, pathOf(to)]));
  const sources = redirects.map(({ from }) => decodePath(from));
  return redirects.flatMap((redirect, index) => {
    const isRepeated = sources.indexOf(decodePath(redirect.from)) < index;
    const ofSource = faultOfSource(redirect.from, isRepeated, ownerOf);
    // Call `rivalOf` for every redirect, because it also compares with the redirects of earlier calls.
    const rival = rivalOf(redirect);
    const ofFile = ofSource ?? (rival === undefined ? undefined : sameFile(redirect, rival));
    const fault = ofFile ?? faultOfTarget(redirect, next);
    return fault ? [problemAt(file.parsed, ["redirects", index, ofFile ? "from" : "to"], fault)] : [];
  });
};
