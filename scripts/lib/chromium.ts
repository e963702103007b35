/** Finds a Chromium for the browser tests. Nothing is downloaded from outside the machine's own package sources. */
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const MAC_PATHS = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string | undefined => {
  const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
};

/** Names the browser that CHROME_PATH or the machine has; undefined when there is none. */
export const findChromium = (): string | undefined => {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROME_PATH names ${wanted}, which is no program that can be run.`);
  }
  return NAMES.map(onPath).find(Boolean) ?? MAC_PATHS.find(isExecutable);
};

const mayUseApt = (): boolean => process.platform === "linux" && process.getuid?.() === 0 && onPath("apt-get") !== undefined;

/**
 * Finds a Chromium, or installs Debian's package where that is allowed.
 *
 * @throws Error that says in one line what to install
 */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  if (mayUseApt()) {
    console.log("Installing Chromium for the browser tests (apt-get install chromium).");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "inherit" });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("The browser tests need Chromium or Chrome: install one, or name it in CHROME_PATH.");
};
