/**
 * Installs the programs that tests need (browsers, web servers, pdftotext), as Debian packages:
 * `npm run test:programs [-- chromium firefox ...]`. Without names, all of them. Reports programs that are still missing. Their tests fail
 * in CI; elsewhere, tests that need a browser or server other than Chromium are skipped. Exits with code 1 if a name is unknown.
 */
import { installPrograms, PROGRAMS, type ProgramName } from "./lib/programs";

const isProgram = (name: string): name is ProgramName => Object.hasOwn(PROGRAMS, name);

const all = Object.keys(PROGRAMS);
const names = process.argv.slice(2);
const unknown = names.filter((name) => !isProgram(name));
if (unknown.length > 0) {
  console.error(`Expected names of programs (${all.join(", ")}), found ${unknown.join(", ")}.`);
  process.exit(1);
}
const missing = installPrograms(...(names.length > 0 ? names : all).filter(isProgram));
for (const name of missing)
  console.log(`${name} is missing, so its tests cannot run. Debian packages: ${PROGRAMS[name].packages.join(", ")}.`);
