/** Tests that styles have fallbacks for older browsers. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "postcss";

const styles = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => path.join("src", file));

/** Checks whether a value of `content` has an alternative text: a slash outside quotation marks. */
const hasAlternative = (value: string): boolean => value.replace(/"(?:[^"\\]|\\.)*"/g, "").includes("/");

/** Returns the rules of a style sheet in which `content` has an alternative text, but no earlier `content` without one. */
const withoutFallback = (file: string): readonly string[] => {
  const found: string[] = [];
  parse(readFileSync(file, "utf8")).walkRules((rule) => {
    const values = rule.nodes.flatMap((node) => (node.type === "decl" && node.prop === "content" ? [node.value] : []));
    if (values[0] !== undefined && hasAlternative(values[0])) found.push(`${file}: ${rule.selector}`);
  });
  return found;
};

// Safari before 17.4 and Firefox before 128 ignore `content: "x" / "alternative text"`.
it("content with an alternative text follows content without one, for browsers that ignore the first", () => {
  expect(styles.flatMap(withoutFallback)).toEqual([]);
});
