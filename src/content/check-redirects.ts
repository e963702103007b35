/** Checks redirects against each other and against the site's addresses. Their targets are checked like all links. */
import type { CheckedFile } from "./check-references";
import { withoutAnchor } from "./old-addresses";
import { describeValue, problemAt, type Fault, type Problem } from "./problems";
import type { Redirect } from "./schema/redirects";
import { decodePath, type OwnerOf } from "./taken-addresses";

interface RedirectFault extends Fault {
  readonly key: keyof Redirect;
}

/** Characters that old addresses must not have. */
const FORMS = [
  {
    form: /\?/,
    expected: "an address without ?",
    fix: "Delete ? and everything after it. Hosts ignore that part when they match addresses, and pass it on.",
  },
  { form: /#/, expected: "an address without #", fix: "Delete # and everything after it: browsers never send that part." },
  { form: /\/$/, expected: "an address without a slash at the end", fix: "Delete the slash: both forms are redirected." },
];

const faultOfSource = (from: string, isRepeated: boolean, ownerOf: OwnerOf): RedirectFault | undefined => {
  const found = describeValue(from);
  const violated = FORMS.find(({ form }) => form.test(from));
  if (violated) return { key: "from", expected: violated.expected, found, fix: violated.fix };
  const owner = ownerOf(from);
  if (owner !== undefined)
    return { key: "from", expected: "an address without a page", found: `${found}, ${owner}`, fix: "Delete the redirect, or the page." };
  return isRepeated
    ? { key: "from", expected: "each old address once", found: `${found} again`, fix: "Delete one of the two." }
    : undefined;
};

/** Follows a chain of redirects to a page, or to an address that repeats. */
const wayFrom = (redirect: Redirect, next: ReadonlyMap<string, Redirect>): readonly string[] => {
  const way = [redirect.from];
  for (let step: Redirect | undefined = redirect; step; step = next.get(withoutAnchor(step.to))) {
    const to = withoutAnchor(step.to);
    const isLoop = way.includes(to);
    way.push(to);
    if (isLoop) break;
  }
  return way;
};

const faultOfTarget = (redirect: Redirect, next: ReadonlyMap<string, Redirect>): RedirectFault | undefined => {
  const way = wayFrom(redirect, next);
  if (way.length <= 2 && way[0] !== way[1]) return undefined;
  const end = way.at(-1) ?? "";
  const isLoop = way.indexOf(end) < way.length - 1;
  return {
    key: "to",
    expected: "a page, not another redirect",
    found: `${describeValue(redirect.to)}: ${way.join(" -> ")}${isLoop ? ", and so on" : ""}`,
    fix: isLoop ? "Write the address of the final page." : `Write ${end}, the final page.`,
  };
};

/** Returns redirects that loop, repeat, chain, or start at an address of the site. */
export const checkRedirects = (file: CheckedFile | undefined, redirects: readonly Redirect[], ownerOf: OwnerOf): readonly Problem[] => {
  if (!file) return [];
  const next = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const seen = new Set<string>();
  return redirects.flatMap((redirect, index) => {
    const { from } = redirect;
    const fault = faultOfSource(from, seen.has(decodePath(from)), ownerOf) ?? faultOfTarget(redirect, next);
    seen.add(decodePath(from));
    return fault ? [problemAt(file.parsed, ["redirects", index, fault.key], fault)] : [];
  });
};
