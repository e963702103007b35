/** Prepares the tests that draw components. */
import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// jsdom lacks them and react-dom/server, which the hydration tests use, wants them.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lays nothing out, so it scrolls nowhere.
Element.prototype.scrollIntoView = () => undefined;
