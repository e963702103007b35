/** Renders every example of every component and checks it with axe. Exactly the examples whose names end in "nothing" must render nothing. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { axe } from "jest-axe";
import { render } from "./with-words";
import type { Examples } from "../../src/components/examples/example";

const examples = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".examples.tsx"))
  .flatMap((file) => {
    const component = path.basename(file, ".examples.tsx");
    const states = Object.values(jest.requireActual<Readonly<Record<string, Examples>>>(path.resolve("src", file)));
    return states.flatMap(Object.entries<Examples[string]>).map(([name, element]) => ({ component, name, element }));
  });

it.each(examples)("$component renders nothing only if the example's name says so: $name", ({ name, element }) => {
  const { container } = render(element);
  expect(container.innerHTML === "").toBe(name.endsWith("nothing"));
});

it.each(examples)("$component passes axe: $name", async ({ element }) => {
  const { container } = render(element);
  // Browser tests check colors, because jsdom does not paint. A single component has no landmarks and may start at any heading level.
  expect(await axe(container, { rules: { region: { enabled: false }, "heading-order": { enabled: false } } })).toHaveNoViolations();
});
