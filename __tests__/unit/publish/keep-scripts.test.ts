/** Pages of earlier builds that are still open keep working: their scripts stay for 30 days after they were replaced. */
import { filesBelow } from "../../../src/publish/page-files";
import { keepScripts } from "../../../src/publish/keep-scripts";
import { folderForEachTest } from "../../fixtures/folder";

const { at, read, write } = folderForEachTest();

/** Publishes a build that loads one script. Returns the scripts that are published with it, without their folder and ending. */
const publish = (script: string, today: string, from: string, to: string): readonly string[] => {
  write(`${to}/static/${script}.js`, `script ${script}`);
  const kept = keepScripts(at(from), at(to), today);
  write(`${to}/build.json`, JSON.stringify({ kept }));
  return filesBelow(at(to, "static")).map((file) => file.replace(".js", ""));
};

it.each<[string, readonly (readonly [script: string, today: string])[], readonly string[]]>([
  ["the first build", [["a", "2026-11-01"]], ["a"]],
  [
    "the same build again",
    [
      ["a", "2026-11-01"],
      ["a", "2026-12-31"],
    ],
    ["a"],
  ],
  [
    "two changed builds",
    [
      ["a", "2026-11-01"],
      ["b", "2026-11-02"],
      ["c", "2026-11-03"],
    ],
    ["a", "b", "c"],
  ],
  [
    "a build 30 days later",
    [
      ["a", "2026-01-31"],
      ["b", "2026-11-02"],
      ["c", "2026-12-02"],
    ],
    ["a", "b", "c"],
  ],
  [
    "a build 31 days later",
    [
      ["a", "2026-01-31"],
      ["b", "2026-11-02"],
      ["c", "2026-12-03"],
    ],
    ["b", "c"],
  ],
  [
    "a build after a year without builds",
    [
      ["a", "2025-11-01"],
      ["b", "2026-11-02"],
    ],
    ["a", "b"],
  ],
  [
    "a build over the end of February",
    [
      ["a", "2028-01-01"],
      ["b", "2028-02-01"],
      ["c", "2028-03-02"],
    ],
    ["a", "b", "c"],
  ],
  [
    "a revert",
    [
      ["a", "2026-11-01"],
      ["b", "2026-11-02"],
      ["a", "2026-12-30"],
      ["c", "2027-01-10"],
      ["d", "2027-01-30"],
    ],
    ["a", "c", "d"],
  ],
])("after %s, has the scripts of the last 30 days", (_, builds, scripts) => {
  const published = builds.map(([script, today], index) => publish(script, today, String(index), String(index + 1)));
  expect(published.at(-1)).toEqual(scripts);
  expect(read(`${builds.length}/static/${scripts[0] ?? ""}.js`)).toBe(`script ${scripts[0] ?? ""}`);
});

it.each(["", "{", '{"kept":[]}', '{"kept":{"static/a.js":1}}', "null"])("keeps scripts although build.json is %j", (text) => {
  publish("a", "2026-11-01", "none", "1");
  write("1/build.json", text);
  expect(publish("b", "2026-11-02", "1", "2")).toEqual(["a", "b"]);
});

it("keeps only scripts, including those in folders", () => {
  write("1/static/page.css", "");
  write("1/static/lot/page.js", "");
  expect(publish("b", "2026-11-02", "1", "2")).toEqual(["b", "lot/page"]);
});
