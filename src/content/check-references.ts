/** Checks what one file says about another: references, links, pictures and redirects. */
import type { ParsedFile } from "./parse";
import { describeValue, fieldName, type Problem } from "./problems";
import { visitFields } from "./schema-walk";
import { isLocalPicture } from "./schema/picture";
import type { RelationTarget } from "./schema/fields";

/** A file that passed its own schema. */
export interface CheckedFile {
  readonly parsed: ParsedFile;
  readonly schema: unknown;
  readonly data: unknown;
}

/** What exists: slugs by folder, addresses, and the picture files of `content/images`. */
export interface Inventory {
  readonly slugs: Readonly<Record<RelationTarget, ReadonlySet<string>>>;
  readonly paths: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
}

const BODY_LINK = /(?<image>!?)\[[^\]]*\]\(\s*<?(?<target>\/[^)\s>]*)/g;

const missingPicture = (value: string) => ({
  expected: "a picture that is in content/images",
  found: describeValue(value),
  mend: "Add the file to content/images, or correct the name (capital letters count).",
});

const missingPage = (value: string) => ({
  expected: "an address of this site",
  found: describeValue(value),
  mend: "Correct the address; a page that is a draft cannot be linked to.",
});

const checkFields = ({ parsed, schema, data }: CheckedFile, inventory: Inventory): readonly Problem[] =>
  visitFields(schema, data).flatMap(({ path, value, relation, internalLink, isPicture }): Problem[] => {
    const at = { file: parsed.file, line: parsed.lineOf(path), field: fieldName(path) };
    if (relation && !inventory.slugs[relation].has(value)) {
      const mend = `Correct the slug: content/${relation}/${value}.md does not exist.`;
      return [{ ...at, expected: `the slug of a file in content/${relation}`, found: describeValue(value), mend }];
    }
    if (isPicture && isLocalPicture(value) && !inventory.pictures.has(value)) return [{ ...at, ...missingPicture(value) }];
    if (internalLink && path.at(-1) !== "from" && !inventory.paths.has(value.replace(/#.*$/, "")))
      return [{ ...at, ...missingPage(value) }];
    return [];
  });

const checkBody = ({ parsed }: CheckedFile, inventory: Inventory): readonly Problem[] =>
  [...parsed.body.matchAll(BODY_LINK)].flatMap((match): Problem[] => {
    const { image = "", target = "" } = match.groups ?? {};
    const line = parsed.bodyLine + parsed.body.slice(0, match.index).split("\n").length - 1;
    const at = { file: parsed.file, line, field: "text" };
    const path = target.replace(/[#?].*$/, "");
    if (image || isLocalPicture(path)) return inventory.pictures.has(path) ? [] : [{ ...at, ...missingPicture(target) }];
    return inventory.paths.has(path) ? [] : [{ ...at, ...missingPage(target) }];
  });

/** Lists everything that points at something that is not there. */
export const checkReferences = (files: readonly CheckedFile[], inventory: Inventory): readonly Problem[] =>
  files.flatMap((file) => [...checkFields(file, inventory), ...checkBody(file, inventory)]);

/** Lists redirects that loop, repeat, chain or hide a page. `pages` holds the addresses of real pages. */
export const checkRedirects = (
  file: CheckedFile | undefined,
  redirects: readonly { from: string; to: string }[],
  pages: ReadonlySet<string>,
): readonly Problem[] => {
  if (!file) return [];
  const sources = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index): Problem[] => {
    const at = (key: "from" | "to") => {
      const path = ["redirects", index, key];
      return { file: file.parsed.file, line: file.parsed.lineOf(path), field: fieldName(path) };
    };
    if (pages.has(from)) {
      return [
        {
          ...at("from"),
          expected: "an address that is no page",
          found: `${describeValue(from)}, a page of this site`,
          mend: "Delete the redirect, or the page.",
        },
      ];
    }
    if (sources.indexOf(from) !== index) {
      return [{ ...at("from"), expected: "each old address once", found: `${describeValue(from)} again`, mend: "Delete one of the two." }];
    }
    if (sources.includes(to)) {
      return [
        {
          ...at("to"),
          expected: "a page, not another redirect",
          found: describeValue(to),
          mend: "Write the address where the visitor shall end up.",
        },
      ];
    }
    return [];
  });
};
