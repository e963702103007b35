/** Opens an issue with a link to RUN, or comments on the open one: `node scripts/ci/notify.mts`. GitHub notifies the watchers by mail. */
import { spawnSync } from "node:child_process";

const TITLE = "The site was not published, or differs from its build";

const gh = (...args: readonly string[]) => spawnSync("gh", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const body = ["--body", `The last good site is still live. What went wrong: ${process.env.RUN ?? ""}`];
const search = ["--state", "open", "--search", `in:title "${TITLE}"`, "--json", "number", "--jq", ".[0].number // empty"];
// If the search fails, open a second issue rather than none.
const { stdout } = gh("issue", "list", ...search);
const number = /^\d+$/.exec(stdout.trim())?.[0];
const { status } = number ? gh("issue", "comment", number, ...body) : gh("issue", "create", "--title", TITLE, ...body);
process.exitCode = status === 0 ? 0 : 1;
