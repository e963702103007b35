/** Opens an issue that links to RUN, or comments on the one that is open: `node scripts/ci/notify.mts`. GitHub mails everyone who watches. */
import { spawnSync } from "node:child_process";

const TITLE = "The site was not published, or does not answer as built";

const gh = (...args: readonly string[]) => spawnSync("gh", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

const body = ["--body", `The last good site is still live. What went wrong: ${process.env.RUN ?? ""}`];
const search = ["--state", "open", "--search", `in:title "${TITLE}"`, "--json", "number", "--jq", ".[0].number // empty"];
// A search that failed must not keep the failure secret: then there are two issues.
const { stdout } = gh("issue", "list", ...search);
const number = /^\d+$/.exec(stdout.trim())?.[0];
const { status } = number ? gh("issue", "comment", number, ...body) : gh("issue", "create", "--title", TITLE, ...body);
process.exitCode = status === 0 ? 0 : 1;
