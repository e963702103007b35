/** Renders all examples of all components and checks them with axe. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { axe } from "jest-axe";
import { render } from "./with-words";
import type { Example } from "../../src/components/examples/example";

/** Examples by component name. */
const examples: Readonly<Record<string, readonly Example[]>> = Object.fromEntries(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".examples.tsx"))
    .map((file) => [
      path.basename(file, ".examples.tsx"),
      Object.values(jest.requireActual<Readonly<Record<string, readonly Example[]>>>(path.resolve("src", file))).flat(),
    ]),
);

const all = Object.entries(examples).flatMap(([component, states]) => states.map((state) => ({ component, ...state })));

it.each(all)("$component: $name passes axe", async ({ name, element }) => {
  const { container } = render(element);
  expect(container.innerHTML === "").toBe(name.endsWith("nothing"));
  // Colors are tested in browsers, because jsdom does not render. A single component has no landmarks.
  expect(await axe(container, { rules: { region: { enabled: false }, "heading-order": { enabled: false } } })).toHaveNoViolations();
});
