/** Finds leftovers of the shipped sample in another company's content: names of the company, its places and its state's laws. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../content/read-folder";
import type { Business } from "../../content/schema/business";
import { isPicture, sampleFiles, shippedDigests } from "./samples";

/** Names in the sample, except those of its places, which come from its files. */
const NAMES = [
  "Mojave",
  "Las Vegas",
  "Nevada",
  "Clark County",
  "Lake Mead",
  "the Strip",
  "southern Nevada",
  "sample price",
  "sample range",
  "sample jobs",
  "sample projects",
  "sample figures",
  "de muestra",
];
/** Words that are true in Nevada: its law, and the weather of its valleys. */
const OF_NEVADA = ["NRS", "State Contractors Board", "desert", "desierto", "monsoon", "monzón"];
/** Words that are true only while the sample's pictures are shown. */
const RENDERINGS = ["computer rendering", "por computadora"];

const inTitleCase = (slug: string): string => slug.replace(/(?:^|-)(?<letter>[a-z])/g, (start) => start.replace("-", " ").toUpperCase());

/** Returns the names of the sample's places, such as Boulder City for locations/boulder-city.md. */
const places = (): readonly string[] =>
  Object.keys(shippedDigests()).flatMap((file) => {
    const slug = /^locations\/(?<slug>.+)\.md$/.exec(file)?.groups?.slug;
    return slug === undefined ? [] : [inTitleCase(slug)];
  });

/** Returns a pattern that matches a name exactly; a word in lower case also with a capital first letter. */
const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\w/])${name.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`)}`);

/** Returns whether a file, its folder or a name is listed under `kept`. */
export const isKept = ({ kept = [] }: Pick<Business, "kept">, name: string): boolean =>
  kept.some(({ what }) => name === what || name.startsWith(`${what}/`));

/**
 * Lists the files that name the sample, the one with the most lines first. Names that the company shares with the sample, and files and
 * names that `kept` of the settings lists, are excluded.
 */
export const sampleNames = (root: string, business: Pick<Business, "address" | "kept">) => {
  const { locality, state } = business.address;
  const served = listFiles(root, "locations", [".md"]).map((file) => inTitleCase(path.posix.basename(file, ".md")));
  const companyNames = [locality, state, ...served, ...(state === "Nevada" ? OF_NEVADA : [])].join("\n");
  const hasRenderings = sampleFiles(root).some(isPicture);
  const names = [...new Set([...NAMES, ...OF_NEVADA, ...places(), ...(hasRenderings ? [] : RENDERINGS)])].filter(
    (name) => !companyNames.includes(name) && !isKept(business, name),
  );
  return listFiles(root, "", [".md", ".yml"])
    .filter((file) => !isKept(business, file))
    .map((file) => {
      const written = readFileSync(path.join(root, file), "utf8").split("\n");
      const found = written.flatMap((text, index) => {
        const checked = text.replace(/^\s*(?:#|(?:- )?(?:sample|reason):).*$|\([^)]*\/[^)]*\)|https?:\S+/g, "");
        // Pictures of the sample show a desert.
        const isPictured = hasRenderings && /^\s*(?:- )?alt: /.test(text);
        const named = names.filter((name) => patternOf(name).test(checked) && !(isPictured && OF_NEVADA.includes(name)));
        return named.length > 0 ? [{ line: index + 1, named }] : [];
      });
      return { file, lines: found.map(({ line }) => line), names: [...new Set(found.flatMap(({ named }) => named))] };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.lines.length - a.lines.length);
};

/** Formats those files as a report. */
export const namesReport = (found: ReturnType<typeof sampleNames>): string =>
  found.length === 0
    ? "No text names the sample's places."
    : [
        `${found.length} files name the sample's places, law, weather or pictures:`,
        ...found.map(({ file, lines, names }) => `  content/${file}  ${lines.length}: ${names.join(", ")}; lines ${lines.join(", ")}`),
      ].join("\n");
