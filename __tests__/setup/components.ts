/** Setup of the component tests. */
import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// Long enough for a busy machine. Benchmarks measure speed, not these tests.
configure({ asyncUtilTimeout: 10_000 });

// react-dom/server needs them in the hydration tests, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout and does not implement scrollIntoView.
Element.prototype.scrollIntoView = () => undefined;
