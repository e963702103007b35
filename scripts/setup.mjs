/**
 * Installs the packages if they are missing or outdated. Commands such as `npm start` run this script first. It must not import packages,
 * because they may not be installed yet.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const MIN_NODE = "20.19";
/** Signs in a path that Gatsby or its tools read as a pattern, an address or code. */
const REFUSED_IN_PATH = /[()'%#?![\]{}]/;

/**
 * Returns the packages in a lockfile, or undefined if the file cannot be read.
 *
 * @param {string} file path of the lockfile
 * @returns {Record<string, { integrity?: string; optional?: boolean; dev?: boolean; link?: boolean }> | undefined} the packages, by path
 */
const readLock = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
};

/** Whether this script runs before a build. A build needs no devDependencies, and some hosts do not install them. */
const isForBuild = process.argv.includes("--build");

/**
 * Checks whether the installed packages match the lockfile. Allows missing optional packages and, before a build, missing devDependencies.
 */
const isInstalled = () => {
  const wanted = readLock("package-lock.json");
  const installed = readLock("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([name, { optional, dev, link, integrity }]) => {
    if (name === "" || link) return true;
    const found = installed[name];
    return found ? found.integrity === integrity : optional || (isForBuild && dev);
  });
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
if (!isInstalled()) {
  console.log("Installing packages (npm ci). This happens only on the first run and after package-lock.json changes.");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("npm ci failed. See its message above.");
    process.exit(status ?? 1);
  }
}

if (!process.env.CI && existsSync(".git")) {
  // Install the commit hook from package.json. Running this every time is fast and harmless.
  spawnSync(process.execPath, ["node_modules/simple-git-hooks/cli.js"], { stdio: "ignore" });
}
