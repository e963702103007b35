/** Checks what one file says about another: references, links and pictures; and the texts of pages. */
import type { ParsedFile } from "./parse";
import { describeValue, fieldName, type Problem } from "./problems";
import { bodyLinks } from "./body-links";
import { bodyPictures } from "./body-pictures";
import { checkText } from "./check-text";
import { isDraft } from "./drafts";
import { visitFields } from "./schema-walk";
import { isLocalPicture } from "./schema/picture";
import type { RelationTarget } from "./schema/fields";
import { postSchema } from "./schema/post";

/** A file that passed its own schema. */
export interface CheckedFile {
  readonly parsed: ParsedFile;
  readonly schema: unknown;
  readonly data: unknown;
}

type Names = Pick<ReadonlySet<string>, "has">;

/** What exists: slugs by folder, addresses, the picture files of `content/images`, and where the site is. */
export interface Inventory {
  readonly slugs: Readonly<Record<RelationTarget, Names>>;
  readonly paths: Names;
  readonly pictures: Names;
  /** The public address of the site; undefined while its own file is wrong. */
  readonly siteUrl: string | undefined;
}

/** Gives the line of the file on which a place of the text stands. */
const lineAt = ({ body, bodyLine }: ParsedFile, index: number): number => bodyLine + body.slice(0, index).split("\n").length - 1;

/** Lists pictures of a text that a page could not show, or not to everybody. */
const checkBodyPictures = ({ parsed }: CheckedFile): readonly Problem[] =>
  bodyPictures(parsed.body).flatMap(({ src, alt, hasRoom, raw, index }): Problem[] => {
    const at = { file: parsed.file, line: lineAt(parsed, index), field: "text" };
    return [
      ...(alt === ""
        ? [
            {
              ...at,
              expected: "a description for people who cannot see the picture",
              found: describeValue(raw),
              fix: "Say between the square brackets what the picture shows.",
            },
          ]
        : []),
      ...(hasRoom
        ? []
        : [
            {
              ...at,
              expected: "a picture in a paragraph of its own, or at the start of a table's cell",
              found: describeValue(raw),
              fix: "Put an empty line before and after the picture, and no words beside it.",
            },
          ]),
      ...(isLocalPicture(src) || src.startsWith("https://")
        ? []
        : [
            {
              ...at,
              expected: "a picture of content/images, or an address that starts with https://",
              found: describeValue(src),
              fix: "Put a .jpg, .png or .webp file into content/images and write /images/<file>.",
            },
          ]),
    ];
  });

const missingPicture = (value: string) => ({
  expected: "a picture that is in content/images",
  found: describeValue(value),
  fix: "Add the file to content/images, or correct the name (capital letters count).",
});

const missingPage = (value: string) => ({
  expected: "an address of this site",
  found: describeValue(value),
  fix: "Correct the address; a page that is a draft, or waits for its day, cannot be linked to.",
});

const checkFields = ({ parsed, schema, data }: CheckedFile, inventory: Inventory): readonly Problem[] =>
  visitFields(schema, data).flatMap(({ path, value, relation, internalLink, isPicture }): Problem[] => {
    const at = () => ({ file: parsed.file, line: parsed.lineOf(path), field: fieldName(path) });
    if (relation && !inventory.slugs[relation].has(value)) {
      const fix = `Choose another page: content/${relation}/${value}.md does not exist.`;
      return [{ ...at(), expected: `the address of a page in content/${relation}`, found: describeValue(value), fix }];
    }
    if (isPicture && isLocalPicture(value) && !inventory.pictures.has(value)) return [{ ...at(), ...missingPicture(value) }];
    if (internalLink && !inventory.paths.has(value.replace(/#.*$/, "")))
      return [{ ...at(), ...missingPage(value) }];
    return [];
  });

const checkBody = ({ parsed }: CheckedFile, inventory: Inventory): readonly Problem[] =>
  bodyLinks(parsed.body).flatMap(({ target, path, index, isPicture }): Problem[] => {
    const at = () => ({ file: parsed.file, line: lineAt(parsed, index), field: "text" });
    // What kind of file it is, checkBodyPictures says.
    if (isPicture && !isLocalPicture(path)) return [];
    if (isPicture || isLocalPicture(path)) return inventory.pictures.has(path) ? [] : [{ ...at(), ...missingPicture(target) }];
    return inventory.paths.has(path) ? [] : [{ ...at(), ...missingPage(target) }];
  });

/** An article is its text. Other pages may do with their fields. */
const checkPresence = ({ parsed, schema, data }: CheckedFile): readonly Problem[] =>
  schema === postSchema && parsed.body.trim() === "" && !isDraft(data)
    ? [
        {
          file: parsed.file,
          line: parsed.bodyLine,
          field: "text",
          expected: "the article's text",
          found: "nothing",
          fix: "Write the article, or mark it as a draft.",
        },
      ]
    : [];

const checkBodyText = ({ parsed }: CheckedFile, { siteUrl }: Inventory): readonly Problem[] =>
  checkText(parsed.body, siteUrl).map(({ index, ...wrong }) => ({
    file: parsed.file,
    line: lineAt(parsed, index),
    field: "text",
    ...wrong,
  }));

/** Lists everything that points at something that is not there, and what is wrong in texts. */
export const checkReferences = (files: readonly CheckedFile[], inventory: Inventory): readonly Problem[] =>
  files.flatMap((file) => [
    ...checkFields(file, inventory),
    ...checkPresence(file),
    ...checkBodyText(file, inventory),
    ...checkBody(file, inventory),
    ...checkBodyPictures(file),
  ]);
