/**
 * Writes another company's content: the files in fixtures/other-owner, plus minimal versions of all other required files.
 * Most tests use this content instead of content/, because site owners edit content/.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import { z } from "zod";
import { diagramKeys } from "../../src/content/diagrams/diagram-references";
import { files, lists } from "../../src/content/schema";
import { CHARTS, labelsOf } from "../../src/content/schema/diagrams";
import { isWrapped } from "../../src/content/schema/schema-walk";
import { newFolder } from "../fixtures/folder";

/** A place page that lists every service, as `npm run adopt` writes it, except that it is not in the menu. */
const PLACE = {
  title: "Sparks",
  summary: "Freight yards.",
  hero: { heading: "Asphalt work in Sparks", text: "Freight yards. Quiet streets." },
  services: { heading: "What we do in Sparks" },
  faqs: { heading: "Before you ask", items: [{ question: "Do you come to Sparks?", answer: "Yes." }] },
  callToAction: { heading: "Have your pavement in Sparks looked at", text: "Tell us the size." },
  served: 1,
};

const PICTURES = { yard: "#222", edge: "#999", arrows: "#555" } as const;

/** Returns the minimum data that a schema accepts. Text fields contain their own titles. */
const minimalData = (schema: z.ZodType): unknown => {
  if (schema instanceof z.ZodArray) return [minimalData(z.instanceof(z.ZodType).parse(schema.element))];
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).filter(([, field]) => !isWrapped(field));
    return Object.fromEntries(fields.map(([name, field]) => [name, minimalData(field)]));
  }
  const { title, widget, internalLink } = schema.meta() ?? {};
  if (internalLink === true) return "/";
  if (widget === "image") return "/images/yard.jpg";
  return widget === "date" ? "2026-10-02" : title;
};

/** Jest's global setup: writes the content to a new folder. Tests read the folder's path from the environment variable OTHER_OWNER. */
export default async (): Promise<void> => {
  const root = newFolder();
  process.env.OTHER_OWNER = root;
  cpSync("__tests__/fixtures/other-owner", root, { recursive: true });
  const write = (file: string, text: string): void => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) writeFileSync(target, text);
  };
  for (const { file, schema } of Object.values(files)) write(file, stringify(minimalData(schema)));
  for (const [name, { file }] of Object.entries(lists)) write(file, `${name}: []\n`);
  write("locations/sparks.md", `---\n${stringify(PLACE)}address: sparks-nevada\nformerly: [sparks-nv]\n---\n`);
  for (const [name, key] of diagramKeys) {
    if (CHARTS.some((chart) => chart === key)) continue;
    const labels = labelsOf(key).filter((label) => label !== "alt" && label !== "caption");
    const texts = labels.map((label, index) => `<text x="8" y="${16 * (index + 1)}">{${label}}</text>`);
    write(`diagrams/${name}.svg`, `<svg viewBox="0 0 320 176">\n${texts.join("\n")}\n</svg>\n`);
  }
  mkdirSync(path.join(root, "images"));
  for (const [name, background] of Object.entries(PICTURES))
    await sharp({ create: { width: 1280, height: 854, channels: 3, background } }).toFile(path.join(root, `images/${name}.jpg`));
};
