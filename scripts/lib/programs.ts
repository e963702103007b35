/** Finds programs on this machine, and installs Debian's packages where that is allowed. */
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

/** Tells whether a file is there and may be run. */
export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Gives the path of the first of these names that the machine has a program of. */
export const onPath = (...names: readonly string[]): string | undefined => {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
};

const mayUseApt = (): boolean =>
  process.env.SETUP_SYSTEM !== "no" && process.platform === "linux" && process.getuid?.() === 0 && onPath("apt-get") !== undefined;

/**
 * Installs Debian packages in one run of apt-get, as root on Debian and unless SETUP_SYSTEM=no. The caller checks what is there afterward: a
 * machine may have no network.
 */
export const installPackages = (packages: readonly string[]): void => {
  if (packages.length === 0 || !mayUseApt()) return;
  console.log(`The tests need programs that this machine lacks. Installing Debian packages: ${packages.join(", ")}.`);
  console.log("Set SETUP_SYSTEM=no to keep the tests from installing anything.");
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "inherit" });
  } catch {
    console.error("apt-get could not install them; its own message is above.");
  }
};
