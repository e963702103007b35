/**
 * Installs what is missing, and nothing when nothing is: `npm start` and `npm test` begin with it.
 * It needs Node and npm only, because it runs before any package is there.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const LEAST_NODE = { major: 20, minor: 19 };

/**
 * Reads the packages of a lockfile; undefined when there is none.
 *
 * @param {string} file its path
 * @returns {Record<string, { version?: string; integrity?: string; optional?: boolean; dev?: boolean; link?: boolean }> | undefined} the packages, by where they lie
 */
const readLock = (file) => {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
};

/** A build needs `dependencies` alone: a host may leave out the others. */
const isForBuild = process.argv.includes("--build");

/**
 * Returns whether what npm installed is what the lockfile asks for. Packages for other machines may be missing, and those for development
 * before a build.
 */
const isInstalled = () => {
  const wanted = readLock(`${root}package-lock.json`);
  const installed = readLock(`${root}node_modules/.package-lock.json`);
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([name, { version, optional, dev, link, integrity }]) => {
    if (name === "" || link) return true;
    const found = installed[name];
    return found ? found.version === version && found.integrity === integrity : optional === true || (isForBuild && dev === true);
  });
};

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < LEAST_NODE.major || (major === LEAST_NODE.major && minor < LEAST_NODE.minor)) {
  console.error(`This project needs Node ${LEAST_NODE.major}.${LEAST_NODE.minor} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
if (!isInstalled()) {
  console.log("Installing packages (npm ci). This happens once, and again when package-lock.json changes.");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; see its message above.");
    process.exit(status ?? 1);
  }
}

if (!process.env.CI && existsSync(`${root}.git`)) {
  // Sets the commit hook of package.json; it costs a fraction of a second and changes nothing when it stands.
  spawnSync(process.execPath, ["node_modules/simple-git-hooks/cli.js"], { cwd: root, stdio: "ignore" });
}
