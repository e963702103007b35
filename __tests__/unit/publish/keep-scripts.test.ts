/** Pages of earlier builds that are still open keep working: their scripts stay for 30 days after they were replaced. */
import { filesBelow } from "../../../src/publish/page-files";
import { keepScripts } from "../../../src/publish/keep-scripts";
import { folderForEachTest } from "../../fixtures/folder";

const { at, read, write } = folderForEachTest();

/**
 * Publishes a build with one script. Returns the scripts that are published with it, without their folder and extension.
 *
 * @param from folder of the last published build
 * @param to folder of the new build
 */
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
    // The third build is 30 days after the second, which replaced `a`.
    [
      ["a", "2026-01-31"],
      ["b", "2026-11-02"],
      ["c", "2026-12-02"],
    ],
    ["a", "b", "c"],
  ],
  [
    "a build 31 days later",
    // The third build is 31 days after the second, which replaced `a`.
    [
      ["a", "2026-01-31"],
      ["b", "2026-11-02"],
      ["c", "2026-12-03"],
    ],
    ["b", "c"],
  ],
  [
    "a build after a year without builds",
    // `a` was replaced today, although it is a year old.
    [
      ["a", "2025-11-01"],
      ["b", "2026-11-02"],
    ],
    ["a", "b"],
  ],
  [
    "a build over the end of February",
    // A leap year has 30 days from February 1 to March 2.
    [
      ["a", "2028-01-01"],
      ["b", "2028-02-01"],
      ["c", "2028-03-02"],
    ],
    ["a", "b", "c"],
  ],
  [
    "a revert",
    // `b` was replaced 31 days before the last build, `a` 20 days before it.
    [
      ["a", "2026-11-01"],
      ["b", "2026-11-02"],
      ["a", "2026-12-30"],
      ["c", "2027-01-10"],
      ["d", "2027-01-30"],
    ],
    ["a", "c", "d"],
  ],
])("after %s, keeps scripts that were replaced at most 30 days ago", (_, builds, scripts) => {
  const published = builds.map(([script, today], index) => publish(script, today, String(index), String(index + 1)));
  expect(published.at(-1)).toEqual(scripts);
  expect(read(`${builds.length}/static/${scripts[0] ?? ""}.js`)).toBe(`script ${scripts[0] ?? ""}`);
});

it.each(["", "{", '{"kept":[]}', '{"kept":{"static/a.js":1}}', "null"])("keeps scripts if build.json is %j", (text) => {
  publish("a", "2026-11-01", "none", "1");
  write("1/build.json", text);
  expect(publish("b", "2026-11-02", "1", "2")).toEqual(["a", "b"]);
});

it("keeps only scripts", () => {
  write("1/static/page.css", "");
  expect(publish("b", "2026-11-02", "1", "2")).toEqual(["b"]);
});

it("keeps scripts in folders", () => {
  write("1/static/lot/page.js", "");
  expect(publish("b", "2026-11-02", "1", "2")).toEqual(["b", "lot/page"]);
});
