/** Fills every text field of every schema with a mark: a unique string to search for in the built site. */
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { bracesIn } from "../../src/content/shared/placeholders";
import { required } from "../../src/content/shared/required";
import { pathTo } from "../../src/content/shared/routes";
import { HOSTING, hostingSchema } from "../../src/content/schema/hosting";
import { files, folders, lists } from "../../src/content/schema";

/** A mark and the name of its field, such as `Service.hero.button`. */
export interface Mark {
  readonly field: string;
  readonly text: string;
}

export interface MarkedContent {
  readonly marks: readonly Mark[];
  /** Text fields whose validation rejects every mark. */
  readonly unmarked: ReadonlySet<string>;
}

const FRONT_MATTER = /^---\n(?<data>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;
const PICTURE = "images/yard.jpg";

/** Formats for marks. Most fields accept one of them. No digit follows the number, so no mark contains another mark. */
const FORMATS: readonly ((number: string) => string)[] = [
  (number) => `Mark n${number}n`,
  (number) => `n${number}n@example.com`,
  (number) => `n${number}n.example.com`,
  (number) => `https://n${number}n.example.com`,
  (number) => `mark-n${number}n`,
  (number) => `mark/n${number}n`,
  (number) => `00000000-0000-4000-8000-${number.padStart(12, "0")}`,
  (number) => number.padStart(64, "0"),
  (number) => `20${number.slice(-2)}-07`,
  (number) => `(702) 555-${number.padStart(4, "0")}`,
];

class Marker {
  readonly marks: Mark[] = [];
  readonly unmarked = new Set<string>();
  /** Anchors to add to the first service's page, one for each internal link. */
  readonly anchors: string[] = [];
  /** Optional groups that at least one entry already has. */
  private readonly groups = new Set<string>();

  /** @param omitted fields to remove, each with the reason */
  constructor(
    private readonly root: string,
    private readonly omitted: Readonly<Record<string, string>>,
  ) {}

  /**
   * Returns a value that `schema` accepts. Replaces text with marks where possible, fills in missing values, and keeps the rest.
   *
   * @throws Error if `schema` is not a Zod schema
   */
  fill(name: string, schema: unknown, value: unknown): unknown {
    if (schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodObject) {
      // Add an optional group to only one entry, because a worksheet has limited space.
      if (value === undefined && this.groups.has(name)) return undefined;
      this.groups.add(name);
    }
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return this.fill(name, schema.unwrap(), value);
    if (schema instanceof z.ZodArray) {
      const items: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [undefined];
      return items.map((item) => this.fill(name, schema.element, item));
    }
    if (schema instanceof z.ZodObject) {
      const fields = Object.entries(schema.shape).flatMap(([key, child]) => {
        const field = `${name}.${key}`;
        if (field in this.omitted) return [];
        return [[key, this.fill(field, child, typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined)]];
      });
      return Object.fromEntries(fields) as unknown;
    }
    if (!(schema instanceof z.ZodType)) throw new Error(`${name}: expected a schema, found ${String(schema)}`);
    return this.leaf(name, schema, value);
  }

  private leaf(field: string, schema: z.ZodType, value: unknown): unknown {
    const { relation, internalLink, widget } = schema.meta() ?? {};
    if (schema instanceof z.ZodEnum) return value ?? schema.options[0];
    if (schema instanceof z.ZodBoolean) return value ?? true;
    if (schema instanceof z.ZodNumber) return value ?? [1, 30].find((number) => schema.safeParse(number).success);
    if (typeof relation === "string") return value ?? this.firstSlug(relation);
    const number = String(this.marks.length + 100);
    if (widget === "image") return this.picture(field, number);
    if (widget === "date") return this.mark(field, new Date(Date.UTC(2001, 0, Number(number))).toISOString().slice(0, 10));
    if (internalLink === true) {
      this.anchors.push(`n${number}n`);
      this.mark(field, `#n${number}n`);
      return `${pathTo("services", required(this.firstSlug("services"), "A service"))}#n${number}n`;
    }
    const candidates = [...FORMATS.map((format) => format(number)), `N${number}n ${bracesIn(String(value)).join(" ")}`];
    const text = candidates.find((candidate) => schema.safeParse(candidate).success);
    if (text !== undefined) {
      this.mark(field, text.includes("{") ? `N${number}n` : text);
      return text;
    }
    this.unmarked.add(field);
    return value ?? "neighbor";
  }

  private mark(field: string, text: string): string {
    this.marks.push({ field, text });
    return text;
  }

  /** Adds a picture file named after the mark and returns its path. Gatsby keeps this name in the names of files it generates. */
  private picture(field: string, number: string): string {
    const name = `images/n${number}n.jpg`;
    cpSync(path.join(this.root, PICTURE), path.join(this.root, name));
    this.mark(field, `n${number}n`);
    return `/${name}`;
  }

  firstSlug(folder: string): string | undefined {
    return readdirSync(path.join(this.root, folder)).sort()[0]?.replace(/\.md$/, "");
  }
}

/**
 * Writes marks into every text field of the files in a project's content folder and of its hosting file, and adds missing fields.
 *
 * @param omitted fields to remove and lists to leave unmarked, each with the reason
 */
export const markContent = (root: string, omitted: Readonly<Record<string, string>>): MarkedContent => {
  const marker = new Marker(root, omitted);
  const read = (file: string): string => readFileSync(path.join(root, file), "utf8");
  for (const { folder, type, schema } of Object.values(folders)) {
    for (const file of readdirSync(path.join(root, folder)).map((name) => path.join(folder, name))) {
      const { data = "", body = "" } = FRONT_MATTER.exec(read(file))?.groups ?? {};
      writeFileSync(path.join(root, file), `---\n${stringify(marker.fill(type, schema, parse(data)))}---\n${body}`);
    }
  }
  for (const [name, { file, type, schema }] of Object.entries(lists)) {
    if (type in omitted) continue;
    const { [name]: items } = parse(read(file)) as Readonly<Record<string, unknown>>;
    writeFileSync(path.join(root, file), stringify({ [name]: marker.fill(type, z.array<z.ZodType>(schema), items) }));
  }
  for (const [name, { file, type, schema }] of Object.entries(files)) {
    // Settings have no GraphQL type, so use their capitalized name instead, such as PriceGuide.
    const field = type || name.replace(/^./, (first) => first.toUpperCase());
    writeFileSync(path.join(root, file), stringify(marker.fill(field, schema, parse(read(file)))));
  }
  const hosting = path.join(root, "..", HOSTING);
  writeFileSync(hosting, stringify(marker.fill("Hosting", hostingSchema, parse(readFileSync(hosting, "utf8")))));
  const linked = path.join(root, folders.services.folder, `${required(marker.firstSlug("services"), "A service")}.md`);
  appendFileSync(linked, marker.anchors.map((anchor) => `\n### ${anchor}\n`).join(""));
  return marker;
};
