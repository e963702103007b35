import { readFileSync } from "node:fs";
import { WIDTHS } from "./picture-files";

it("the tests' picture has the widths that the build generates", () => {
  expect(readFileSync("src/components/ui/picture.fragment.ts", "utf8")).toContain(`breakpoints: [${WIDTHS.join(", ")}]`);
});
