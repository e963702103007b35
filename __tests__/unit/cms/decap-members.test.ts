/** Tests that Decap's bundle still has every undocumented member that the editor uses (docs/decisions/4-decap.md). */
import { readFileSync } from "node:fs";

const bundle = readFileSync("node_modules/decap-cms/dist/decap-cms.js", "utf8");

/** Patterns that must match the bundle, by the member's name in the table. */
const MEMBERS: Readonly<Record<string, readonly RegExp[]>> = {
  "`getWidget(name).control`, rendered by a widget of ours": [/\bgetWidget:/, /\.widgets\[\w+\]=\{control:/],
  "`getWidget(name).preview` and `.schema`, registered with it": [
    // Stored for a widget of ours, and for one of Decap's.
    /\.widgets\[\w+\]=\{control:\w+,preview:\w+,schema:\w+\}/,
    /\.widgets\[\w+\]=\{control:\w+,preview:\w+,schema:\w+,/,
  ],
  "`validate` of a control": [/\.innerWrappedControl\??\.validate\b/],
  '`getEditorComponents().get("image")`, extended': [
    // Many components also have a prop `getEditorComponents`, so match the property after it, too.
    /\bgetEditorComponents:\w+,registerRemarkPlugin:/,
    /\bid:"image",fromBlock:/,
  ],
  "`getBackend(name).init`, called": [/\bgetBackend:/, /\.backends\[\w+\]=\{init:/],
};

/** The members in the table that the editor uses now. The table also lists members that the editor no longer uses. */
const usedMembers = readFileSync("docs/decisions/4-decap.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  // Columns: Member, Before, Now.
  .flatMap(([, member = "", , now]) => (now === "yes" ? [member] : []));

it("the table lists exactly the members that this test looks for", () => {
  expect(usedMembers.toSorted()).toEqual(Object.keys(MEMBERS).toSorted());
});

it.each(Object.entries(MEMBERS))("Decap's bundle has %s", (_, patterns) => {
  for (const pattern of patterns) expect(bundle).toMatch(pattern);
});
