/** Setup for the component tests. */
import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// A long timeout for busy machines: these tests do not measure speed.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks these classes. react-dom/server needs TextEncoder, and the content check, which loads the fixture, needs both.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom has no layout and does not implement scrollIntoView.
Element.prototype.scrollIntoView = () => undefined;
