/** Content in which every text that a schema allows is filled in, each with a mark that stands nowhere else. */
import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { bracesIn } from "../../src/content/shared/placeholders";
import { required } from "../../src/content/shared/required";
import { pathTo } from "../../src/content/shared/routes";
import { files, folders, lists } from "../../src/content/schema";

/** A mark, and the field that holds it: `Service.hero.button`. */
export interface Mark {
  readonly field: string;
  readonly text: string;
}

export interface MarkedContent {
  readonly marks: readonly Mark[];
  /** Fields of text that hold no mark, since their rule leaves no room for one. */
  readonly unmarked: ReadonlySet<string>;
}

const FRONT_MATTER = /^---\n(?<data>[\s\S]*?)\n---\n(?<body>[\s\S]*)$/;
const PICTURE = "images/yard.jpg";

/** Texts with a number in them, one of which most rules accept. No number of three digits stands in front of another digit. */
const WAYS: readonly ((number: string) => string)[] = [
  (number) => `Mark n${number}n`,
  (number) => `n${number}n@example.com`,
  (number) => `n${number}n.example.com`,
  (number) => `https://n${number}n.example.com`,
  (number) => `mark-n${number}n`,
  (number) => `mark/n${number}n`,
  (number) => `00000000-0000-4000-8000-000000000${number}`,
  (number) => number.padStart(64, "0"),
  (number) => `(702) 555-0${number}`,
];

class Marker {
  readonly marks: Mark[] = [];
  readonly unmarked = new Set<string>();
  /** Anchors on the first service's page, one for each link. */
  readonly anchors: string[] = [];
  /** Optional groups of fields that an entry has had. */
  private readonly groups = new Set<string>();

  /** @param omitted fields that the content leaves out, and why */
  constructor(
    private readonly root: string,
    private readonly omitted: Readonly<Record<string, string>>,
  ) {}

  /**
   * Fills in a value as its schema allows: what the content says stays, but for its texts.
   *
   * @throws when `given` is no schema
   */
  fill(name: string, given: unknown, value: unknown): unknown {
    if (given instanceof z.ZodOptional && given.unwrap() instanceof z.ZodObject) {
      // A group that one entry has need not be made up for the next: a part of a sheet has room for so much.
      if (value === undefined && this.groups.has(name)) return undefined;
      this.groups.add(name);
    }
    if (given instanceof z.ZodOptional || given instanceof z.ZodDefault) return this.fill(name, given.unwrap(), value);
    if (given instanceof z.ZodArray) {
      const items: readonly unknown[] = Array.isArray(value) && value.length > 0 ? value : [undefined];
      return items.map((item) => this.fill(name, given.element, item));
    }
    if (given instanceof z.ZodObject) {
      const fields = Object.entries(given.shape).flatMap(([key, child]) => {
        const field = `${name}.${key}`;
        if (field in this.omitted) return [];
        return [[key, this.fill(field, child, typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined)]];
      });
      return Object.fromEntries(fields) as unknown;
    }
    if (!(given instanceof z.ZodType)) throw new Error(`${name}: expected a schema, found ${String(given)}`);
    return this.leaf(name, given, value);
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
    const candidates = [...WAYS.map((way) => way(number)), `n${number}n ${bracesIn(String(value)).join(" ")}`];
    const text = candidates.find((candidate) => schema.safeParse(candidate).success);
    if (text !== undefined) {
      this.mark(field, text.includes("{") ? `n${number}n` : text);
      return text;
    }
    this.unmarked.add(field);
    return value ?? "neighbor";
  }

  private mark(field: string, text: string): string {
    this.marks.push({ field, text });
    return text;
  }

  /** Gives the field a picture file of its own. The files that are made of it carry its name. */
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
 * Writes marks into every text of a content folder, and adds what its files leave out.
 *
 * @param omitted fields that are taken out, and why
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
  for (const { file, type, schema } of Object.values(files)) {
    writeFileSync(path.join(root, file), stringify(marker.fill(type, schema, parse(read(file)))));
  }
  const linked = path.join(root, folders.services.folder, `${required(marker.firstSlug("services"), "A service")}.md`);
  appendFileSync(linked, marker.anchors.map((anchor) => `\n### ${anchor}\n`).join(""));
  return marker;
};
