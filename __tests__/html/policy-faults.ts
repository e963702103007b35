/** Violations of a page's Content-Security-Policy, and scripts that load too early. */
import { inlinesOf } from "../fixtures/inlines";

const allowedBy = (policy: string, directive: string): readonly string[] =>
  policy
    .split("; ")
    .find((text) => text.startsWith(`${directive} `))
    ?.split(" ") ?? [];

/** Reports content that the page's policy forbids, and scripts that are fetched immediately. */
export const policyFaults = ({ html }: { readonly html: string }): readonly string[] => {
  const { policy, scripts, styles, early, forbidden } = inlinesOf(html);
  if (policy === "") return ["expected its policy in the head before any script, style or link, found none"];
  const [script, style] = [allowedBy(policy, "script-src"), allowedBy(policy, "style-src")];
  return [
    ...scripts.filter((hash) => !script.includes(hash)).map((hash) => `its policy does not allow the inline script ${hash}`),
    ...styles.filter((hash) => !style.includes(hash)).map((hash) => `its policy does not allow the inline style ${hash}`),
    ...forbidden.map((tag) => `its policy does not allow ${tag}`),
    ...early.map((tag) => `expected no script before the visitor needs one, found ${tag}`),
  ];
};
