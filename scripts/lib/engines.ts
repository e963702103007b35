/** Prepares the tests of the journeys in Firefox and WebKit: which of them can run on this machine. */
import { installBrowsers } from "./browsers";

const ENGINES = ["firefox", "webkit"] as const;

export interface EngineTests {
  /** The test files of the engines that are here. */
  readonly files: readonly string[];
  /** One line for each engine that is not. */
  readonly absent: readonly string[];
}

/** Installs the engines that are missing where that is allowed, and lists what can be tested. */
export const prepareEngines = (): EngineTests => {
  const missing = installBrowsers(...ENGINES);
  return {
    files: ENGINES.filter((engine) => !missing.some(({ name }) => name === engine)).map((engine) => `__tests__/engines/${engine}.test.ts`),
    absent: missing.map(({ name, packages }) => `Not tested here: ${name}. Debian's packages for it are: ${packages.join(", ")}.`),
  };
};

/** Whether an engine that is missing is a failure: where every change is tested it is, on a developer's machine it is not. */
export const mustHaveEngines = (): boolean => Boolean(process.env.CI);
