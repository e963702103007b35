/**
 * Posts report.txt and the preview's URL (ADDRESS) as a comment on PULL_REQUEST, or updates an earlier comment:
 * `node scripts/ci/comment.mts`. If ADDRESS is set, also sets the status `deploy/preview` on COMMIT, where the editor finds the URL.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const {
  ADDRESS: address = "",
  BUILT: built,
  COMMIT: commit = "",
  GITHUB_REPOSITORY: repository = "",
  PULL_REQUEST: pull = "",
} = process.env;
const FILE = "comment.md";

const gh = (...args: readonly string[]): boolean => spawnSync("gh", args, { stdio: "inherit" }).status === 0;

const report = existsSync("report.txt") ? readFileSync("report.txt", "utf8").trim() : "The content was not checked. See the workflow run.";
const parts = [
  `\`\`\`\n${report}\n\`\`\``,
  ...(built === "failure" ? ["**The build or the tests of its pages failed. See the workflow run.**"] : []),
  ...(address === "" ? [] : [`Preview: ${address}`]),
];
writeFileSync(FILE, `${parts.join("\n\n")}\n`);
// `--edit-last` fails if there is no comment yet. In that case, write a new comment.
const isWritten = gh("pr", "comment", pull, "--body-file", FILE, "--edit-last") || gh("pr", "comment", pull, "--body-file", FILE);
const status = ["-f", "state=success", "-f", "context=deploy/preview", "-f", `target_url=${address}`];
const isShown = address === "" || gh("api", `repos/${repository}/statuses/${commit}`, ...status);
process.exitCode = isWritten && isShown ? 0 : 1;
