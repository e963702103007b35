/** Breaks valid content files as an editor, a tool or a merge might. A broken file must still load, or the report must name it. */
import { hash } from "node:crypto";
import path from "node:path";
import fc from "fast-check";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { editorSite } from "../../../src/cms/editor-site";
import { pagePaths } from "../../../src/content/entries/old-addresses";
import { readAllFiles, showLanguages } from "../../../src/content/load/languages";
import type { Problem } from "../../../src/content/check/problems";
import { fixture } from "../../fixtures/content";
import { copyForEachTest } from "../../fixtures/content-copy";
import { FIXTURE_HOSTING } from "../../fixtures/hosting-file";

const PAGES = pagePaths(fixture).size;

const FILES = [
  "services/sealcoating.md",
  "locations/reno.md",
  "posts/first-seal-after-paving.md",
  "settings/business.yml",
  "settings/navigation.yml",
  "settings/redirects.yml",
  "pages/home.yml",
  "projects.yml",
  "testimonials.yml",
];

/** YAML with nine lists, each of which repeats the list before it nine times: written out, over 400 million values. */
const BOMB = [
  "bomb:",
  ...Array.from({ length: 9 }, (_, index) => `  - &list${index} [${`${index === 0 ? "x" : `*list${index - 1}`}, `.repeat(9)}]`),
  "",
].join("\n");

/** Returns a fault that replaces the line at a position with the lines that `change` returns. */
const inLine =
  (change: (line: string) => readonly string[]) =>
  (text: string, at: number): string => {
    const lines = text.split("\n");
    const index = 1 + (at % Math.max(lines.length - 2, 1));
    return lines.toSpliced(index, 1, ...change(lines[index] ?? "")).join("\n");
  };

/** Functions that break a file at a position, by fault name. */
const FAULTS: Readonly<Record<string, (text: string, at: number) => string | Uint8Array>> = {
  "drop a line": inLine(() => []),
  "rename a key": inLine((line) => [line.replace(/(\w+):/, "$1x:")]),
  "retype a value": inLine((line) => [line.replace(/: .*/, ": [1, {a: b}]")]),
  "blank a value": inLine((line) => [line.replace(/: .*/, ":")]),
  "oversize a value": inLine((line) => [line.replace(/: .*/, `: ${"long ".repeat(2000)}`)]),
  tabs: inLine((line) => [line.replace(/^ */, "\t")]),
  emoji: inLine((line) => [`${line} 🚧👷🏽`]),
  "conflict markers": inLine((line) => ["<<<<<<< ours", line, "=======", line, ">>>>>>> theirs"]),
  "duplicate key": inLine((line) => [line, line]),
  "alias bomb": inLine((line) => [line, BOMB]),
  "deep nesting": inLine((line) => [`${line}${"[".repeat(10_000)}`]),
  CRLF: (text) => text.replaceAll("\n", "\r\n"),
  BOM: (text) => `\uFEFF${text}`,
  "large body": (text) => `${text}${"word ".repeat(200_000)}`,
  "cut short": (text, at) => text.slice(0, at % text.length),
  "open brackets": (text) => `${text}${"[".repeat(10_000)}`,
  "wrong encoding": (text, at) => {
    const bytes = Buffer.from(text);
    return Buffer.concat([bytes.subarray(0, at % bytes.length), Buffer.from([0xff, 0xfe, 0xe9]), bytes.subarray(at % bytes.length)]);
  },
  // Ten digests, because digests look random, but are the same for the same position.
  "random bytes": (_, at) => Buffer.concat(Array.from({ length: 10 }, (_digest, index) => hash("sha256", `${at} ${index}`, "buffer"))),
};

const content = copyForEachTest();

it("either loads a broken file or reports a problem that names it, and the editor still lists every page", () => {
  let reports = 0;
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.constantFrom(...Object.keys(FAULTS)), fc.nat(100_000), (file, fault, at) => {
      const good = content.read(file);
      content.write(file, FAULTS[fault]?.(good, at) ?? good);
      try {
        const all = readAllFiles(content.root, FIXTURE_HOSTING);
        const { problems } = showLanguages(all, { drafts: at % 2 === 0 });
        if (problems.length === 0) return;
        reports++;
        // The problem may be reported in another file: a missing heading breaks links to that heading.
        const names = (problem: Problem) => problem.file === file || problem.found.includes(`/${path.parse(file).name}#`);
        expect(problems.filter(names)).not.toEqual([]);
        for (const problem of problems) expect(Object.values(problem)).not.toContain("");
        // The editor must also open with broken content, and still list every page.
        const { en } = showLanguages(all, { drafts: true }).languages;
        const site = editorSite({ en }, LOCAL_PROXY, problems);
        expect(pagePaths(site.content).size).toBe(PAGES);
      } finally {
        content.write(file, good);
      }
    }),
    // A fixed seed, so that each run breaks the files in the same ways.
    { numRuns: 600, seed: 7 },
  );
  expect(reports).toBeGreaterThan(200);
  expect(content.problems()).toEqual([]);
});
