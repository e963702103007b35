/** Goes through the built site in Firefox and WebKit, as far as this machine has them: `npm run test:engines`. */
import { mustHaveEngines, prepareEngines } from "./lib/engines";
import { run } from "./lib/run";

const { files, absent } = prepareEngines();
for (const line of absent) console.log(line);
const status =
  files.length > 0 ? await run(["jest", "--selectProjects", "engines", "--maxWorkers=2", "--verbose", "--testPathPatterns", ...files]) : 0;
process.exitCode = absent.length > 0 && mustHaveEngines() ? 1 : status;
