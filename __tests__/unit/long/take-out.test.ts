/** Tests that removing an entry fixes every link to the entry, or reports the link's file and line. */
import { rmSync } from "node:fs";
import path from "node:path";
import { takeOut, type Files, type Line } from "../../../src/cms/take-out";
import { contentDirectory } from "../../../src/content/load/content-directory";
import { loadContent } from "../../../src/content/load/load";
import { listFiles } from "../../../src/content/load/read-folder";
import { folders, lists, namesOf } from "../../../src/content/schema";
import { COLLECTIONS } from "../../../src/content/shared/collections";
import { writeSpanish } from "../../fixtures/translated";
import { FIXTURE_ROOT } from "../../fixtures/content";
import { copyContent, type ContentCopy } from "../../fixtures/content-copy";

const textsOf = ({ root, read }: ContentCopy): Files =>
  Object.fromEntries(listFiles(root, "", [".md", ".yml"]).map((file) => [file, read(file)]));

/** Formats places in files as sorted lines such as `posts/a.md:7`, each once. */
const places = (lines: readonly { readonly file: string; readonly line?: number }[]): readonly string[] =>
  [...new Set(lines.map(({ file, line }) => `${file}:${line ?? 0}`))].sort();

const CASES = [FIXTURE_ROOT, contentDirectory()].flatMap((root) => {
  const content = loadContent(root, { drafts: true });
  return namesOf(folders).flatMap((folder) =>
    content[folder]
      .slice(0, 1)
      .flatMap(({ slug }) => [undefined, COLLECTIONS[folder].route].map((sendTo) => ({ root, folder, slug, sendTo }))),
  );
});

it.each(CASES)("reports every link to $folder/$slug that cannot be fixed (replacement page: $sendTo)", ({ root, folder, slug, sendTo }) => {
  const copy = copyContent(root);
  // The fixture has no translations, so add fake ones.
  if (root === FIXTURE_ROOT) writeSpanish(copy.root);
  const { changed, removed, unresolved } = takeOut(textsOf(copy), [{ folder, slug }], { sendTo });
  for (const [file, text] of Object.entries(changed)) copy.write(file, text);
  for (const file of removed) rmSync(path.join(copy.root, file));
  expect(removed).toContain(`${folder}/${slug}.md`);
  expect(places(copy.problems())).toEqual(places(unresolved));
  copy.remove();
});

describe("references to a removed entry", () => {
  const copy = copyContent();
  copy.change(
    "settings/navigation.yml",
    /^ {2}legal:\n/m,
    "  legal:\n    # A menu.\n    - label: Sealing\n      to: /services/sealcoating\n",
  );
  copy.change("services/striping.md", /\n---\n\n?/, "\n---\n\nSee [sealing](/services/sealcoating#cost).\n\n");
  const texts = textsOf(copy);
  afterAll(() => copy.remove());
  const entries = [{ folder: "services", slug: "sealcoating" }] as const;
  const { changed, unresolved, redirected } = takeOut(texts, entries, { sendTo: "/services" });
  const withoutRedirect = takeOut(texts, entries);
  const LINE = { file: "services/striping.md", text: "See [sealing](/services/sealcoating#cost)." };

  it("are removed from lists", () => {
    expect(changed["services/crack-filling.md"]).not.toContain("sealcoating");
    expect(changed["locations/reno.md"]).toContain("items:\n    - service: striping\n");
    expect(changed["settings/navigation.yml"]).not.toContain("Sealing");
  });

  it("point to the replacement page", () => {
    expect(changed[lists.redirects.file]).toBe(
      [
        "redirects:",
        ...["  - from: /seal", "    to: /services"],
        ...["  - from: /Our-Prices.php", "    to: /services"],
        ...["  - from: /about-us.html", "    to: /about"],
        ...["  - from: /services/sealcoating", "    to: /services", ""],
      ].join("\n"),
    );
    expect(changed["services/striping.md"]).toContain("See [sealing](/services).");
    expect(redirected).toEqual([{ ...LINE, line: expect.any(Number) as number, text: "See [sealing](/services)." }]);
    expect(unresolved).toEqual([]);
  });

  describe.each(["", "#cost", "?from=mail", "?from=mail#cost", "#cost?"])("in links to /services/sealcoating%s", (end) => {
    const withLink = { ...texts, [LINE.file]: `${texts[LINE.file] ?? ""}\nSee [how](/services/sealcoating${end}).\n` };

    it("point to the replacement page", () => {
      expect(takeOut(withLink, entries, { sendTo: "/services" }).changed[LINE.file]).toContain("See [how](/services).");
    });

    it("become plain text when `npm run adopt` removes the entry", () => {
      expect(takeOut(withLink, entries, { resolvesAll: true }).changed[LINE.file]).toContain("See how.");
    });
  });

  describe("in a Spanish file", () => {
    const file = "es/services/striping.md";
    const withLink = (link: string): Files => ({ ...texts, [file]: `---\nreviewed: false\ntitle: Rayas\n---\n\nVea [cómo](${link}).\n` });
    const PAGES = ["/services/sealcoating", "/es/services/sealcoating", "/es/services/sealcoating#cost"];

    it.each(PAGES)("point to the replacement page instead of %s", (link) => {
      expect(takeOut(withLink(link), entries, { sendTo: "/services" }).changed[file]).toContain("Vea [cómo](/services).");
    });

    it.each([...PAGES, "/es/seal"])("are reported if they lead to %s and there is no replacement page", (link) => {
      expect(takeOut(withLink(link), entries).unresolved).toContainEqual({ file, line: 6, text: `Vea [cómo](${link}).` });
    });
  });

  // The changed file has one blank line above its body, whatever the original had there, so these lines are the same in every case.
  describe.each([
    ["no blank line", ""],
    ["one blank line", "\n"],
    ["three blank lines", "\n\n\n"],
    ["a blank line with spaces", "  \n"],
  ])("in a body with %s above it", (_, above) => {
    const file = "services/striping.md";
    const body = "A [map](/map).\n\nSee\n[how](/services/sealcoating), and\n[why](/services/sealcoating#cost).\n";
    const withBody = { ...texts, [file]: `---\ntitle: Striping\n---\n${above}${body}` };
    const linesOf = (lines: readonly Line[]) => lines.filter((line) => line.file === file);

    it("are reported with their lines in the changed file", () => {
      expect(linesOf(takeOut(withBody, entries).unresolved)).toEqual([
        { file, line: 8, text: "[how](/services/sealcoating), and" },
        { file, line: 9, text: "[why](/services/sealcoating#cost)." },
      ]);
    });

    it("are reported with the same lines if they now lead to the replacement page", () => {
      const { changed: files, redirected: lines } = takeOut(withBody, entries, { sendTo: "/services" });
      expect(linesOf(lines)).toEqual([
        { file, line: 8, text: "[how](/services), and" },
        { file, line: 9, text: "[why](/services)." },
      ]);
      expect(files[file]?.split("\n")[7]).toBe("[how](/services), and");
    });
  });

  describe.each([
    ["a position", "  order: 3\n"],
    ["a position and a label", "  order: 3\n  label: Lines\n"],
  ])("in the footer link of another page with %s", (_, others) => {
    const file = "services/striping.md";
    const pageWith = (link: string): string => `---\ntitle: Striping\nfooter:\n${others}${link}---\n`;
    const withLink = { ...texts, [file]: pageWith("  link: /services/sealcoating\n") };

    it("point to the replacement page", () => {
      expect(takeOut(withLink, entries, { sendTo: "/services" }).changed[file]).toBe(pageWith("  link: /services\n"));
    });

    it("are removed without the position if there is no replacement page", () => {
      expect(takeOut(withLink, entries).changed[file]).toBe(pageWith(""));
    });
  });

  describe("in required links, when `npm run adopt` removes the entry", () => {
    const file = "pages/services.yml";
    const REDIRECTS = [
      "redirects:",
      ...["  - from: /promo", "    to: /services/sealcoating"],
      ...["  - from: /promo/fall", "    to: /services/sealcoating#cost"],
      ...["  - from: /locations/old", "    to: /services/sealcoating", ""],
    ].join("\n");

    it.each([
      "/services/sealcoating",
      "/services/sealcoating#cost",
      "/es/services/sealcoating",
      "/promo",
      "/promo/fall",
      "/promo/fall#cost",
      "/locations/old",
    ])("lead to the index page of its folder instead of %s", (link) => {
      const finder = [
        "finder:",
        ...["  heading: What do you own?", "  doors:", "    - owner: I own a home", "      anchor: homeowner", `      link: ${link}`],
        ...["      sees:", "        - label: Cracks", "          to: /about", ""],
      ].join("\n");
      const withDoor = { ...texts, [lists.redirects.file]: REDIRECTS, [file]: `${texts[file] ?? ""}${finder}` };
      const { changed: files, unresolved: lines } = takeOut(withDoor, entries, { resolvesAll: true });
      expect(files[file]).toContain("\n      link: /services\n");
      expect(lines).toEqual([]);
    });
  });

  it("are removed from the redirects if there is no replacement page", () => {
    expect(withoutRedirect.changed[lists.redirects.file]).toBe("redirects:\n  - from: /about-us.html\n    to: /about\n");
  });

  it("are reported at their place if only a person can rewrite them", () => {
    expect(withoutRedirect.unresolved).toContainEqual({ ...LINE, line: expect.any(Number) as number });
    const line = withoutRedirect.unresolved.find(({ file }) => file === LINE.file)?.line ?? 0;
    expect((withoutRedirect.changed[LINE.file] ?? texts[LINE.file])?.split("\n")[line - 1]).toBe(LINE.text);
  });
});
