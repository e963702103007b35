/** Breaks valid content in every way that an editor, a tool or a merge can, and wants a report that names the file, or a clean load. */
import fc from "fast-check";
import { copyForEachTest } from "./copy";

const FILES = [
  "services/asphalt-sealing.md",
  "locations/reno.md",
  "posts/first-seal-after-paving.md",
  "settings/business.yml",
  "settings/navigation.yml",
  "settings/redirects.yml",
  "pages/home.yml",
  "projects.yml",
  "testimonials.yml",
];

const FAULTS = [
  "drop a line",
  "rename a key",
  "retype a value",
  "blank a value",
  "oversize a value",
  "wrong encoding",
  "CRLF",
  "BOM",
  "tabs",
  "emoji",
  "large body",
  "conflict markers",
  "duplicate key",
  "alias bomb",
  "deep nesting",
  "cut short",
  "random bytes",
  "open brackets",
] as const;
type Fault = (typeof FAULTS)[number];

const BOMB = `bomb:\n  - &a [x, x, x, x, x, x, x, x, x]\n${"bcdefghi".replace(/./g, (name, index: number) => `  - &${name} [${`*${"abcdefgh"[index] ?? "a"}, `.repeat(9)}]\n`)}`;

const breakText = (text: string, fault: Exclude<Fault, "wrong encoding" | "random bytes">, at: number): string => {
  const lines = text.split("\n");
  const index = 1 + (at % Math.max(lines.length - 2, 1));
  const line = lines[index] ?? "";
  const put = (...replacement: readonly string[]) => lines.toSpliced(index, 1, ...replacement).join("\n");
  switch (fault) {
    case "drop a line":
      return put();
    case "rename a key":
      return put(line.replace(/(\w+):/, "$1x:"));
    case "retype a value":
      return put(line.replace(/: .*/, ": [1, {a: b}]"));
    case "blank a value":
      return put(line.replace(/: .*/, ":"));
    case "oversize a value":
      return put(line.replace(/: .*/, `: ${"long ".repeat(2000)}`));
    case "CRLF":
      return text.replaceAll("\n", "\r\n");
    case "BOM":
      return `\uFEFF${text}`;
    case "tabs":
      return put(line.replace(/^ */, "\t"));
    case "emoji":
      return put(`${line} 🚧👷🏽`);
    case "large body":
      return `${text}${"word ".repeat(200_000)}`;
    case "conflict markers":
      return put("<<<<<<< ours", line, "=======", line, ">>>>>>> theirs");
    case "duplicate key":
      return put(line, line);
    case "alias bomb":
      return put(line, BOMB);
    case "deep nesting":
      return put(`${line}${"[".repeat(10_000)}`);
    case "cut short":
      return text.slice(0, at % text.length);
    case "open brackets":
      return `${text}${"[".repeat(10_000)}`;
  }
};

const broken = (bytes: Buffer, fault: Fault, at: number): Uint8Array => {
  if (fault === "wrong encoding")
    return Buffer.concat([bytes.subarray(0, at % bytes.length), Buffer.from([0xff, 0xfe, 0xe9]), bytes.subarray(at % bytes.length)]);
  if (fault === "random bytes") return Buffer.from(Array.from({ length: 300 }, (_, index) => (at * (index + 7) * 2_654_435_761) % 256));
  return Buffer.from(breakText(bytes.toString("utf8"), fault, at));
};

const content = copyForEachTest();

it("ends every time in a clean load or in a report that names the file", () => {
  let reports = 0;
  fc.assert(
    fc.property(fc.constantFrom(...FILES), fc.constantFrom(...FAULTS), fc.nat(100_000), (file, fault, at) => {
      const good = Buffer.from(content.read(file));
      content.write(file, broken(good, fault, at));
      try {
        const problems = content.problems({ drafts: at % 2 === 0 });
        if (problems.length === 0) return;
        reports++;
        expect(problems.map((problem) => problem.file)).toContain(file);
        for (const problem of problems) expect(Object.values(problem)).not.toContain("");
      } finally {
        content.write(file, good);
      }
    }),
    { numRuns: 600, seed: 7 },
  );
  expect(reports).toBeGreaterThan(200);
  expect(content.problems()).toEqual([]);
});
