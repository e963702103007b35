/** Tests that Decap's bundle still has every member that it does not promise and that the editor uses (docs/decisions/4-decap.md). */
import { readFileSync } from "node:fs";

const bundle = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");

/** What the bundle contains while a member works, by the member's row in the table. */
const MEMBERS: Readonly<Record<string, readonly RegExp[]>> = {
  "`getWidget(name).control`, rendered by a widget of ours": [/\bgetWidget\b/, /\bcontrol:/],
  "`validate` of a control": [/innerWrappedControl\)?\??\.?[^]{0,80}?\.validate/],
};

const rows = readFileSync("docs/decisions/4-decap.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, member = "", before, now]) => (before === "yes" && now === "yes" ? [member] : []));

it("the table lists exactly the members that this test looks for", () => {
  expect(rows.toSorted()).toEqual(Object.keys(MEMBERS).toSorted());
});

it.each(Object.entries(MEMBERS))("Decap's bundle has %s", (_, patterns) => {
  for (const pattern of patterns) expect(bundle).toMatch(pattern);
});
