/** Prepares the tests that draw components. */
import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// Long enough for a busy machine: how soon things happen is the benchmarks' matter.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks them and react-dom/server, which the hydration tests use, wants them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lays nothing out, so it scrolls nowhere.
Element.prototype.scrollIntoView = () => undefined;
