/** Finds the programs that the tests drive, and installs them from Debian's packages where that is allowed. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { installPackages, isExecutable, onPath } from "./programs";
import { findServer } from "./servers";

const MAC = "/Applications";

/**
 * Takes the program a variable names, or the first one the machine has.
 *
 * @throws when the variable names something that cannot be run
 */
const findProgram = (variable: string, names: readonly string[], macPaths: readonly string[]): string | undefined => {
  const wanted = process.env[variable];
  if (!wanted) return onPath(...names) ?? macPaths.find(isExecutable);
  if (isExecutable(wanted)) return wanted;
  throw new Error(`${variable} names ${wanted}, which is no program that can be run.`);
};

/** Names the Chromium that CHROME_PATH or the machine has; undefined when there is none. */
export const findChromium = (): string | undefined =>
  findProgram(
    "CHROME_PATH",
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
    [`${MAC}/Google Chrome.app/Contents/MacOS/Google Chrome`, `${MAC}/Chromium.app/Contents/MacOS/Chromium`],
  );

/** Names the Firefox that FIREFOX_PATH or the machine has; undefined when there is none. */
export const findFirefox = (): string | undefined =>
  findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"], [`${MAC}/Firefox.app/Contents/MacOS/firefox`]);

/** The programs that WebKitGTK's smallest browser takes to be driven without a screen. */
export interface Webkit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Debian keeps it beside the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
const findMiniBrowser = (): string | undefined => {
  const libraries = "/usr/lib";
  if (process.platform !== "linux" || !existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((machine) => readdirSync(path.join(libraries, machine)).map((name) => path.join(libraries, machine, name, "MiniBrowser")))
    .filter((file) => /webkit2?gtk-[\d.]+\/MiniBrowser$/.test(file))
    .find(isExecutable);
};

/** Names WebKitGTK's programs; undefined when one of them is missing. */
export const findWebkit = (): Webkit | undefined => {
  const [driver, browser, screen] = [onPath("WebKitWebDriver"), findMiniBrowser(), onPath("Xvfb")];
  return driver && browser && screen ? { driver, browser, screen } : undefined;
};

const PROGRAMS = {
  chromium: { find: findChromium, packages: ["chromium"] },
  firefox: { find: findFirefox, packages: ["firefox-esr"] },
  webkit: { find: findWebkit, packages: ["webkit2gtk-driver", "xvfb"] },
  nginx: { find: () => findServer("nginx"), packages: ["nginx-light"] },
  // Apache's program and modules without the service.
  apache: { find: () => findServer("apache"), packages: ["apache2-bin", "media-types"] },
  caddy: { find: () => findServer("caddy"), packages: ["caddy"] },
  pdftotext: { find: () => onPath("pdftotext"), packages: ["poppler-utils"] },
} as const;

export type ProgramName = keyof typeof PROGRAMS;

/** A missing program, and the Debian packages that have it. */
export interface Missing {
  readonly name: ProgramName;
  readonly packages: readonly string[];
}

const missing = (names: readonly ProgramName[]): readonly Missing[] =>
  names.filter((name) => !PROGRAMS[name].find()).map((name) => ({ name, packages: PROGRAMS[name].packages }));

/** Installs the missing ones of these programs where that is allowed. Returns those still missing. */
export const installPrograms = (...names: readonly ProgramName[]): readonly Missing[] => {
  installPackages(missing(names).flatMap(({ packages }) => packages));
  return missing(names);
};

/**
 * Finds a Chromium, or installs Debian's package where that is allowed.
 *
 * @throws Error that says in one line what to install
 */
export const ensureChromium = (): string => {
  installPrograms("chromium");
  const found = findChromium();
  if (found) return found;
  throw new Error("The browser tests need Chromium or Chrome: install one, or name it in CHROME_PATH.");
};
