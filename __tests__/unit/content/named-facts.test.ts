import { readFileSync } from "node:fs";
import { namedFacts } from "../../../src/content/named-facts";
import { fixture } from "../../fixtures/content";

it("has every fact in the list that editors read, and no other", () => {
  const [, table = ""] = readFileSync("docs/editing.md", "utf8").split("## Facts in texts");
  const rows = table.split("\n## ")[0]?.match(/^\| `.*?(?= \|)/gm) ?? [];
  const listed = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name));
  expect([...listed].sort()).toEqual(Object.keys(namedFacts(fixture.business, fixture.facts)).sort());
});
