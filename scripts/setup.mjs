/**
 * Installs the packages that a command needs, if they are missing or outdated. The commands in package.json run this script first: with
 * `--site` if they need only what the site needs. Without it, this also installs the packages for tests and tools. It must not import
 * packages, because they may not be installed yet.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { planInstall } from "./lib/install-plan.cjs";

const MIN_NODE = "20.19";
/** Matches characters in a path that Gatsby or its tools read as part of a pattern, a URL or code. */
const REFUSED_IN_PATH = /[()'%#?![\]{}]/;

/**
 * Returns the packages in a lockfile, or undefined if the file cannot be read.
 *
 * @param {string} file path of the lockfile
 * @returns {import("./lib/install-plan.cjs").Packages | undefined} the packages, by path
 */
const readLock = (file) => {
  try {
    const { packages } = /** @type {{ packages?: import("./lib/install-plan.cjs").Packages }} */ (JSON.parse(readFileSync(file, "utf8")));
    return packages;
  } catch {
    return undefined;
  }
};

if (process.versions.node.localeCompare(MIN_NODE, "en", { numeric: true }) < 0) {
  console.error(`This project needs Node ${MIN_NODE} or newer. This is Node ${process.versions.node}.`);
  process.exit(1);
}
const [refused] = REFUSED_IN_PATH.exec(process.cwd()) ?? [];
if (refused !== undefined) {
  console.error(
    `The project cannot be built in a folder whose path contains ${refused}: move or rename ${process.cwd()}, then run this again.`,
  );
  process.exit(1);
}

const isSiteOnly = process.argv.includes("--site");
const plan = planInstall(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"), isSiteOnly);
if (plan) {
  const isAdding = plan[0] === "install";
  console.log(
    isAdding
      ? "Adding packages for tests and tools. This happens only on their first use and after package-lock.json changes."
      : `Installing packages${isSiteOnly ? " for the site" : ""}. This happens only on the first run and after package-lock.json changes.`,
  );
  const start = performance.now();
  const { status } = spawnSync("npm", [...plan, "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(
      "The packages could not be installed: see npm's message above. Without a network, npm can only use packages it has cached.",
    );
    process.exit(status ?? 1);
  }
  console.log(`Installed the packages in ${String(Math.round((performance.now() - start) / 1000))} s.`);
}

if (!process.env.CI && existsSync(".git") && existsSync("node_modules/simple-git-hooks/cli.js")) {
  // Install the commit hook from package.json. Running this every time is fast and harmless.
  spawnSync(process.execPath, ["node_modules/simple-git-hooks/cli.js"], { stdio: "ignore" });
}
