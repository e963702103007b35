/** The gallery of components is for those who work on them: it never reaches the published site. */
import { readdirSync } from "node:fs";
import { contentPages } from "../fixtures/visits";

it("leaves the component gallery out of the build", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.endsWith(".html")).length).toBeGreaterThan(contentPages.length);
  expect(files.filter((file) => file.includes("_kit") || file.includes("templates-kit"))).toEqual([]);
});
