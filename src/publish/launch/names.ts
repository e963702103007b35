/** Finds leftovers of the shipped sample, such as its company name, places and state laws, in another company's content. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../content/load/read-folder";
import type { Business } from "../../content/schema/business";
import { isPicture, sampleFiles, shippedDigests } from "./samples";

/** Names and phrases in the sample. The names of its service areas are not listed here, because they are read from its file names. */
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
/** Words about state law and desert weather, which any company in Nevada may use. */
const OF_NEVADA = ["NRS", "State Contractors Board", "desert", "desierto", "monsoon", "monzón"];
/** Words that are true only while the site shows the sample's pictures. */
const RENDERINGS = ["computer rendering", "por computadora"];

const inTitleCase = (slug: string): string => slug.replace(/(?:^|-)(?<letter>[a-z])/g, (start) => start.replace("-", " ").toUpperCase());

/** Returns the names of the sample's places, such as Boulder City for locations/boulder-city.md. */
const places = (): readonly string[] =>
  Object.keys(shippedDigests()).flatMap((file) => {
    const slug = /^locations\/(?<slug>.+)\.md$/.exec(file)?.groups?.slug;
    return slug === undefined ? [] : [inTitleCase(slug)];
  });

/** Returns a pattern that matches a name. A name that starts with a lowercase letter also matches when capitalized. */
const patternOf = (name: string): RegExp =>
  new RegExp(`(?<![\\w/])${name.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`)}`);

/** Checks whether a file, its folder or a name is listed under `kept` in the settings. */
export const isKept = ({ kept = [] }: Pick<Business, "kept">, name: string): boolean =>
  kept.some(({ what }) => name === what || name.startsWith(`${what}/`));

/**
 * Returns the files that mention the sample, starting with the file that has the most such lines. Ignores names that the company shares
 * with the sample, and files and names listed under `kept` in the settings.
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
        // The sample's pictures show a desert, so their descriptions may mention it.
        const isPictured = hasRenderings && /^\s*(?:- )?alt: /.test(text);
        const named = names.filter((name) => patternOf(name).test(checked) && !(isPictured && OF_NEVADA.includes(name)));
        return named.length > 0 ? [{ line: index + 1, named }] : [];
      });
      return { file, lines: found.map(({ line }) => line), names: [...new Set(found.flatMap(({ named }) => named))] };
    })
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => b.lines.length - a.lines.length);
};

/** Formats the result of `sampleNames` as a report. */
export const namesReport = (found: ReturnType<typeof sampleNames>): string =>
  found.length === 0
    ? "No file mentions the sample's places, state law, weather or pictures."
    : [
        `Files that mention the sample's places, state law, weather or pictures: ${found.length}`,
        ...found.map(({ file, lines, names }) => `  content/${file}  ${lines.length}: ${names.join(", ")}; lines ${lines.join(", ")}`),
      ].join("\n");
