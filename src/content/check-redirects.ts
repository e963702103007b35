/** Checks the redirects against each other and against the pages. That their targets exist is checked as for every link. */
import type { CheckedFile } from "./check-references";
import { describeValue, fieldName, type Problem } from "./problems";
import { RESERVED_PATHS } from "./routes";
import type { Redirect } from "./schema/redirects";

interface Fault {
  readonly key: keyof Redirect;
  readonly expected: string;
  readonly found: string;
  readonly mend: string;
}

const withoutAnchor = (address: string): string => address.replace(/#.*$/, "");

const isReserved = (address: string): boolean => RESERVED_PATHS.some((path) => address === path || address.startsWith(`${path}/`));

const faultOf = (
  { from, to }: Redirect,
  isRepeated: boolean,
  sources: ReadonlySet<string>,
  pages: Pick<ReadonlySet<string>, "has">,
): Fault | undefined => {
  const found = describeValue(from);
  if (from.includes("#")) {
    return { key: "from", expected: "an address without #", found, mend: "Delete # and what follows it: browsers never send that part." };
  }
  if (pages.has(from) || isReserved(from)) {
    const owner = pages.has(from) ? "a page of this site" : "kept for the site itself";
    return { key: "from", expected: "an address that is no page", found: `${found}, ${owner}`, mend: "Delete the redirect, or the page." };
  }
  if (isRepeated) return { key: "from", expected: "each old address once", found: `${found} again`, mend: "Delete one of the two." };
  if (sources.has(withoutAnchor(to))) {
    const mend = "Write the address where the visitor shall end up.";
    return { key: "to", expected: "a page, not another redirect", found: describeValue(to), mend };
  }
  return undefined;
};

/** Lists redirects that loop, repeat, chain or hide a page. `pages` holds the addresses of real pages. */
export const checkRedirects = (
  file: CheckedFile | undefined,
  redirects: readonly Redirect[],
  pages: Pick<ReadonlySet<string>, "has">,
): readonly Problem[] => {
  if (!file) return [];
  const sources = new Set(redirects.map(({ from }) => from));
  const seen = new Set<string>();
  return redirects.flatMap((redirect, index) => {
    const fault = faultOf(redirect, seen.has(redirect.from), sources, pages);
    seen.add(redirect.from);
    if (!fault) return [];
    const { key, ...rest } = fault;
    const path = ["redirects", index, key];
    return [{ file: file.parsed.file, line: file.parsed.lineOf(path), field: fieldName(path), ...rest }];
  });
};
