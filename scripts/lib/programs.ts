/** Finds the browsers and other programs that the tests need, and installs missing programs as Debian packages if allowed. */
import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import path from "node:path";
import type { Server } from "../../src/publish/host/hosts";

/** Checks whether a file exists and is executable. */
const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Folders to search. Debian installs web servers in /usr/sbin, which may not be in PATH. */
const FOLDERS = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin"];

/** Returns the path of the first program that is installed. Each argument is a name or an absolute path. */
export const onPath = (...programs: readonly string[]): string | undefined =>
  programs.flatMap((program) => FOLDERS.map((folder) => path.resolve(folder, program))).find(isExecutable);

/**
 * Returns the path in an environment variable or, if it is not set, the path of the first program that is installed.
 *
 * @throws Error if the variable's value is not an executable file
 */
const findProgram = (variable: string, ...programs: readonly string[]): string | undefined => {
  const wanted = process.env[variable];
  if (!wanted) return onPath(...programs);
  if (isExecutable(wanted)) return wanted;
  throw new Error(`${variable}: expected the path of an executable file, found ${wanted}`);
};

const MAC_APPLICATIONS = "/Applications";
/** Names and paths of the full browser. Chromium's headless shell has no windows, and lacks features such as the back/forward cache. */
const DESKTOP_CHROMIUM = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
  ...["Google Chrome", "Chromium"].map((name) => `${MAC_APPLICATIONS}/${name}.app/Contents/MacOS/${name}`),
];

/** Returns the path in CHROME_PATH, or the path of an installed Chromium or Chrome, but not of the headless shell. */
export const findDesktopChromium = (): string | undefined => findProgram("CHROME_PATH", ...DESKTOP_CHROMIUM);

/**
 * Returns the path in CHROME_PATH, or the path of an installed Chromium or Chrome. Prefers Chromium's headless shell, because the
 * browser tests take a quarter less time in it.
 */
export const findChromium = (): string | undefined => findProgram("CHROME_PATH", "chromium-headless-shell", ...DESKTOP_CHROMIUM);

/** Returns the path in FIREFOX_PATH, or the path of an installed Firefox. */
export const findFirefox = (): string | undefined =>
  findProgram("FIREFOX_PATH", "firefox-esr", "firefox", `${MAC_APPLICATIONS}/Firefox.app/Contents/MacOS/firefox`);

/** Returns the path of Debian's MiniBrowser, such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
const findMiniBrowser = (): string | undefined => {
  const { stdout } = spawnSync("sh", ["-c", "ls /usr/lib/*-linux-gnu/webkit*gtk-*/MiniBrowser"], { encoding: "utf8" });
  return stdout.split("\n").find(isExecutable);
};

/** Returns the programs that run WebKitGTK's MiniBrowser without a screen, or undefined if any of them is missing. */
export const findWebkit = () => {
  const [driver, browser, screen] = [onPath("WebKitWebDriver"), findMiniBrowser(), onPath("Xvfb")];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
};

/** Returns the path of a web server, or undefined if the server is not installed. */
export const findServer = (server: Server): string | undefined => onPath(server === "apache" ? "apache2" : server);

/** Programs that the tests need, with their Debian packages. */
export const PROGRAMS = {
  chromium: { find: findChromium, packages: ["chromium-headless-shell"] },
  desktopChromium: { find: findDesktopChromium, packages: ["chromium"] },
  firefox: { find: findFirefox, packages: ["firefox-esr"] },
  webkit: { find: findWebkit, packages: ["webkit2gtk-driver", "xvfb"] },
  nginx: { find: () => findServer("nginx"), packages: ["nginx-light"] },
  // This package does not start Apache as a service.
  apache: { find: () => findServer("apache"), packages: ["apache2-bin", "media-types"] },
  caddy: { find: () => findServer("caddy"), packages: ["caddy"] },
  pdftotext: { find: () => onPath("pdftotext"), packages: ["poppler-utils"] },
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/**
 * Installs Debian packages. Does nothing if this process is not root, apt-get is missing, or SETUP_SYSTEM is `no`. The caller must check
 * the result, because the machine may have no network.
 */
const installPackages = (packages: readonly string[]): void => {
  if (packages.length === 0 || process.env.SETUP_SYSTEM === "no" || process.getuid?.() !== 0 || !onPath("apt-get")) return;
  console.log(`The tests need programs that this machine lacks. Installing Debian packages: ${packages.join(", ")}.`);
  console.log("Set SETUP_SYSTEM=no to keep the tests from installing anything.");
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { stdio: "inherit" });
  } catch {
    console.error("apt-get could not install the packages. See its message above.");
  }
};

/** Installs missing programs if allowed. Returns the programs that are still missing. */
export const installPrograms = (...names: readonly ProgramName[]): readonly ProgramName[] => {
  const missing = () => names.filter((name) => !PROGRAMS[name].find());
  installPackages(missing().flatMap((name) => PROGRAMS[name].packages));
  return missing();
};

/**
 * Returns the path of the full Chromium, as visitors have it. Installs the Debian package if it is missing and installing is allowed.
 *
 * @throws Error if Chromium is not available
 */
export const ensureChromium = (): string => {
  installPrograms("desktopChromium");
  const found = findDesktopChromium();
  if (found) return found;
  throw new Error("This needs Chromium or Chrome. Install one of them, or set CHROME_PATH to its path.");
};
