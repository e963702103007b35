/** Finds programs on this machine, and installs Debian packages if allowed. */
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import type { Server } from "../../src/build/publish/host/hosts";

/** Checks whether a file exists and is executable. */
export const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first of these programs that is installed. */
export const onPath = (...names: readonly string[]): string | undefined => {
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return undefined;
};

const SERVER_PROGRAMS: Readonly<Record<Server, string>> = { nginx: "nginx", apache: "apache2", caddy: "caddy" };

/** Returns the path of a web server. Debian installs most of them in /usr/sbin, which may not be in PATH. */
export const findServer = (server: Server): string | undefined =>
  onPath(SERVER_PROGRAMS[server]) ?? [`/usr/sbin/${SERVER_PROGRAMS[server]}`].find(isExecutable);

const mayUseApt = (): boolean =>
  process.env.SETUP_SYSTEM !== "no" && process.platform === "linux" && process.getuid?.() === 0 && onPath("apt-get") !== undefined;

/**
 * Installs Debian packages in one run of apt-get. Only as root on Debian, and not if SETUP_SYSTEM=no. The caller must check the result,
 * because the machine may have no network.
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
