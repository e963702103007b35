/**
 * Installs the browsers and web servers that tests need, as Debian packages: `npm run test:programs [-- chromium firefox ...]`. Without
 * names, all of them. Reports programs that are still missing. Their tests fail in CI; elsewhere, tests that need a browser or server other
 * than Chromium are skipped.
 */
import { installPrograms, PROGRAMS, type ProgramName } from "./lib/programs";

const isProgram = (name: string): name is ProgramName => Object.hasOwn(PROGRAMS, name);

const wanted = process.argv.slice(2).filter(isProgram);
const missing = installPrograms(...(wanted.length > 0 ? wanted : Object.keys(PROGRAMS).filter(isProgram)));
for (const name of missing)
  console.log(`${name} is missing, so its tests cannot run. Debian packages: ${PROGRAMS[name].packages.join(", ")}.`);
