/** Finds browsers and other programs for the tests, and installs missing ones as Debian packages if allowed. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { findServer, installPackages, isExecutable, onPath } from "./programs";

const MAC = "/Applications";

/**
 * Returns the program that an environment variable names, or the first installed one of these names.
 *
 * @throws Error if the variable's value is not an executable file
 */
const findProgram = (variable: string, names: readonly string[], macPaths: readonly string[]): string | undefined => {
  const wanted = process.env[variable];
  if (!wanted) return onPath(...names) ?? macPaths.find(isExecutable);
  if (isExecutable(wanted)) return wanted;
  throw new Error(`${variable}: expected the path of an executable file, found ${wanted}`);
};

/** Returns the path of Chromium: CHROME_PATH or an installed one. */
export const findChromium = (): string | undefined =>
  findProgram(
    "CHROME_PATH",
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
    [`${MAC}/Google Chrome.app/Contents/MacOS/Google Chrome`, `${MAC}/Chromium.app/Contents/MacOS/Chromium`],
  );

/** Returns the path of Firefox: FIREFOX_PATH or an installed one. */
export const findFirefox = (): string | undefined =>
  findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"], [`${MAC}/Firefox.app/Contents/MacOS/firefox`]);

/** Paths of the programs that run WebKitGTK's MiniBrowser without a screen. */
export interface Webkit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Returns Debian's MiniBrowser, such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
const findMiniBrowser = (): string | undefined => {
  const libraries = "/usr/lib";
  if (process.platform !== "linux" || !existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((machine) => readdirSync(path.join(libraries, machine)).map((name) => path.join(libraries, machine, name, "MiniBrowser")))
    .filter((file) => /webkit2?gtk-[\d.]+\/MiniBrowser$/.test(file))
    .find(isExecutable);
};

/** Returns WebKitGTK's programs, or undefined if one is missing. */
export const findWebkit = (): Webkit | undefined => {
  const [driver, browser, screen] = [onPath("WebKitWebDriver"), findMiniBrowser(), onPath("Xvfb")];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
};

const PROGRAMS = {
  chromium: { find: findChromium, packages: ["chromium"] },
  firefox: { find: findFirefox, packages: ["firefox-esr"] },
  webkit: { find: findWebkit, packages: ["webkit2gtk-driver", "xvfb"] },
  nginx: { find: () => findServer("nginx"), packages: ["nginx-light"] },
  // Apache without its service.
  apache: { find: () => findServer("apache"), packages: ["apache2-bin", "media-types"] },
  caddy: { find: () => findServer("caddy"), packages: ["caddy"] },
  pdftotext: { find: () => onPath("pdftotext"), packages: ["poppler-utils"] },
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/** A missing program and its Debian packages. */
export interface Missing {
  readonly name: ProgramName;
  readonly packages: readonly string[];
}

const missing = (names: readonly ProgramName[]): readonly Missing[] =>
  names.filter((name) => !PROGRAMS[name].find()).map((name) => ({ name, packages: PROGRAMS[name].packages }));

/** Installs missing programs if allowed. Returns the programs that are still missing. */
export const installPrograms = (...names: readonly ProgramName[]): readonly Missing[] => {
  installPackages(missing(names).flatMap(({ packages }) => packages));
  return missing(names);
};

/**
 * Returns the path of Chromium. Installs the Debian package if Chromium is missing and installing is allowed.
 *
 * @throws Error if Chromium is not available
 */
export const ensureChromium = (): string => {
  installPrograms("chromium");
  const found = findChromium();
  if (found) return found;
  throw new Error("The browser tests need Chromium or Chrome: install one, or name it in CHROME_PATH.");
};
