/** Facts stand in the place of every reference to them: in pages, data, scripts, feed and texts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../src/publish/files";

it("leaves no reference to a fact in any file that visitors get", () => {
  const texts = filesBelow("dist").filter((file) => /\.(?:html|json|xml|txt|js|webmanifest)$/.test(file) && !file.startsWith("admin"));
  expect(texts.length).toBeGreaterThan(0);
  const left = texts.flatMap((file) => {
    const found = /\{\{ ?[a-z][a-z-]+(?: x [\d,]+)? ?\}\}/.exec(readFileSync(path.join("dist", file), "utf8"));
    return found ? [`${file}: ${found[0]}`] : [];
  });
  expect(left).toEqual([]);
});
