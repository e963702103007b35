/**
 * Writes report.txt, and a preview's ADDRESS, as the workflow's one comment on PULL_REQUEST: `node scripts/ci/comment.mts`. With ADDRESS the
 * commit COMMIT also has the status `deploy/preview`, from which the editor reads the address.
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

const report = existsSync("report.txt") ? readFileSync("report.txt", "utf8").trim() : "The content was not checked: see the run.";
const parts = [
  `\`\`\`\n${report}\n\`\`\``,
  ...(built === "failure" ? ["**The site could not be built from this, or its pages are not right: see the run.**"] : []),
  ...(address === "" ? [] : [`Preview: ${address}`]),
];
writeFileSync(FILE, `${parts.join("\n\n")}\n`);
// There is nothing to edit before the first comment.
const isWritten = gh("pr", "comment", pull, "--body-file", FILE, "--edit-last") || gh("pr", "comment", pull, "--body-file", FILE);
const status = ["-f", "state=success", "-f", "context=deploy/preview", "-f", `target_url=${address}`];
const isShown = address === "" || gh("api", `repos/${repository}/statuses/${commit}`, ...status);
process.exitCode = isWritten && isShown ? 0 : 1;
