/** Adapts the content to a company: its facts, services and places. */
import { stringify } from "yaml";
import { schemaOfFile } from "../../src/cms/collections";
import { readPage, readSettings } from "../../src/cms/page-format";
import type { Data } from "../../src/cms/same";
import { takeOut, type Files, type Line } from "../../src/cms/take-out";
import { mapSiteLinks } from "../../src/content/markdown/find";
import { resolveText } from "../../src/content/check/fact-references";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../../src/content/schema/sections";
import { hostingFile } from "../../src/content/load/content-directory";
import { readHosting } from "../../src/content/load/read-hosting";
import { factsFrom } from "../../src/content/load/read-facts";
import { files as single, folders, lists, namesOf } from "../../src/content/schema";
import type { Redirect } from "../../src/content/schema/redirects";
import { mapLeaves } from "../../src/content/schema/schema-walk";
import { englishFile, fileIn, languageOf, type Language } from "../../src/content/shared/languages";
import { slugOf, type Answers } from "./answers";
import { withoutClaims } from "./claims";
import { asGroup, bytesIn, linesIn, mapFiles, readFields, rewrite, slugsIn, update } from "./edit-files";
import { withFacts } from "./facts";
import { placePage } from "./place-page";

/** Kinds of work. `services` matches the slugs of services of that kind, and `named` matches words that mention the work. */
const TRADES: readonly { readonly services: RegExp; readonly named: RegExp }[] = [
  { services: /seal/, named: /\bseal(?:s|ed|ing|er|coat\w*)?\b|\bsell(?:a|ar|amos|ado)\b/i },
  { services: /crack|repair|patch/, named: /\bcracks?\b|\brepairs?\b|\bpotholes?\b|\bgrietas?\b|\brepara/i },
  { services: /striping|marking/, named: /\bstrip(?:e|es|ed|ing)\b|\blíneas\b/i },
];

/** Returns the lines of pages and of words.yml that mention a kind of work that the company does not offer. */
const linesAboutServicesNotOffered = (files: Files, services: readonly string[]): readonly Line[] => {
  const missing = TRADES.filter((trade) => !services.some((slug) => trade.services.test(slug)));
  const isWanted = (line: string) => !/^ *(?:- )?(?:src|alt): /.test(line) && missing.some(({ named }) => named.test(line));
  return Object.entries(files)
    .filter(([file]) => /^(?:es\/)?(?:pages\/|settings\/words)/.test(file))
    .flatMap(([file, text]) => linesIn(file, text, isWanted));
};

/**
 * Checks that the services and posts in the answers exist.
 *
 * @throws Error if the answers name an unknown service or post
 */
const assertKnown = (files: Files, answers: Answers): void => {
  for (const folder of ["services", "posts"] as const) {
    const existing = slugsIn(files, folder);
    const unknown = answers[folder].filter((slug) => !existing.includes(slug));
    if (unknown.length > 0) throw new Error(`${folder}: unknown slugs: ${unknown.join(", ")}. Choose from: ${existing.join(", ")}.`);
  }
};

/** Removes the word "sample" next to prices, which are now the company's own. */
const withoutSampleMarks = (text: string): string =>
  text
    .replace(/ \((?:sample|precio de muestra)\)|\b(?:Samples|Muestra): /g, "")
    .replaceAll("Sample {{price-year}} price", "Price of {{price-year}}")
    .replace(/\bsample (?=(?:\{\{price-year\}\} )?(?:price|range|cost)s?\b)/g, "")
    .replace(/\bSample (?<letter>[prc])(?=(?:rice|ange|ost)s?\b)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/(?<what>\b(?:precio|rango|costo)s?) de muestra\b/gi, "$<what>");

/** Removes content that is true only of the sample company: projects, reviews, people, terms and old URLs. */
const withoutSample = (files: Files): Files => {
  const redirects = (readSettings(files[lists.redirects.file] ?? "").redirects ?? []) as readonly Redirect[]; // Safe cast: checked by the list's schema
  const link = (url: string): string => redirects.find(({ from }) => from === url)?.to ?? url;
  const own = Object.entries(files).filter(
    ([file]) => file === englishFile(file) || ![lists.projects.file, single.company.file].some((name) => name === englishFile(file)),
  );
  const relinked = mapFiles(Object.fromEntries(own), (file, text) => {
    const schema = schemaOfFile(file);
    const isLinking = redirects.some(({ from }) => text.includes(from));
    if (!schema || !isLinking) return withoutSampleMarks(text);
    const fieldsOf = (fields: Data) => mapLeaves(schema, fields, ({ internalLink, value }) => (internalLink ? link(value) : value)) as Data; // Safe cast: no field is removed
    return withoutSampleMarks(rewrite(file, text, fieldsOf, (body) => mapSiteLinks(body, link)));
  });
  const emptied = Object.fromEntries(Object.entries(lists).map(([name, { file }]) => [file, `${name}: []\n`]));
  return { ...relinked, ...emptied, [single.company.file]: "{}\n" };
};

/** Menus list all services if there are at most this many. */
const MENU_LENGTH = 8;

/** Adds all offered services to menus and cards if there is room. The sample's menus and cards list only its most important services. */
const withMenus = (files: Files, { services, languages }: Answers): Files => {
  if (services.length > MENU_LENGTH) return files;
  const pages = languages.flatMap((language) => services.map((slug, index) => ({ file: fileIn(language, `services/${slug}.md`), index })));
  return pages.reduce(
    (all, { file, index }) =>
      update(all, file, ({ menu, card, footer, summary, hero }) => {
        const order = 20 + index; // after the services that have a position
        const { src, alt } = asGroup(asGroup(hero).picture);
        return {
          menu: menu ?? { order },
          card: card ?? { order, description: summary, ...(src !== undefined && { picture: { src, alt } }) },
          footer: footer ?? { order },
        };
      }),
    files,
  );
};

/** Adds a page for each place that does not have one. */
const withPlaces = (files: Files, { places, services, languages }: Answers): Files => {
  const linked = (language: Language) =>
    services.slice(0, 4).flatMap((slug) => {
      const text = files[fileIn(language, `services/${slug}.md`)];
      return text === undefined ? [] : [{ slug, summary: String(readPage(text, "").summary) }];
    });
  const written = languages.flatMap((language) => {
    const ofLanguage = linked(language);
    return places.flatMap(({ name, text: english, spanish }, index) => {
      const file = fileIn(language, `locations/${slugOf(name)}.md`);
      const text = language === "en" ? english : spanish;
      if (file in files || text === undefined || ofLanguage.length === 0) return [];
      const fields = placePage(language, { name, text, position: index + 1 }, ofLanguage);
      return [[file, `---\n${stringify(fields, { lineWidth: 0 })}---\n`] as const];
    });
  });
  return { ...files, ...Object.fromEntries(written) };
};

const LIMITS: Readonly<Record<string, number>> = { title: TITLE_LIMIT, description: DESCRIPTION_LIMIT };

/** Removes search titles and descriptions that the company's names make too long, so that their pages use the defaults. */
const withShortTitles = (files: Files): Files =>
  mapFiles(files, (file, text) => {
    if (!/^seo:$/m.test(text)) return text;
    const facts = factsFrom(bytesIn(files), readHosting(hostingFile()).hosting, languageOf(`/${file}`));
    const seo = Object.entries(asGroup(readFields(file, text).seo));
    const short = seo.filter(([name, value]) => resolveText(String(value), facts).text.length <= (LIMITS[name] ?? Infinity));
    return short.length === seo.length ? text : rewrite(file, text, (fields) => ({ ...fields, seo: Object.fromEntries(short) }));
  });

/**
 * Returns the company's content and the lines to proofread: lines from which a sentence or a link was removed, and lines that mention
 * work that the company does not offer.
 *
 * @param given contents of all files, keyed by path relative to `content/`
 * @throws Error if an answer names an unknown service or post
 */
export const adopt = (given: Files, answers: Answers) => {
  assertKnown(given, answers);
  const isFirst = readSettings(given[single.business.file] ?? "").sample === true;
  const inLanguages = Object.fromEntries(Object.entries(given).filter(([file]) => answers.languages.includes(languageOf(`/${file}`))));
  const facts = withFacts(isFirst ? withoutSample(inLanguages) : inLanguages, answers, isFirst);
  const all = withPlaces(isFirst ? withMenus(facts, answers) : facts, answers);
  // Entries to keep. All other entries are removed.
  const offered = { services: answers.services, posts: answers.posts, locations: answers.places.map(({ name }) => slugOf(name)) };
  const dropped = namesOf(folders).flatMap((folder) =>
    slugsIn(all, folder).flatMap((slug) => (offered[folder].includes(slug) ? [] : [{ folder, slug }])),
  );
  const out = takeOut(all, dropped, undefined, true);
  const left = Object.entries({ ...all, ...out.changed }).filter(([file]) => !out.removed.includes(file));
  const claimed = withoutClaims(Object.fromEntries(left), answers, isFirst);
  const files = withShortTitles(claimed.files);
  // Find the lines again, because later steps may have moved or removed them.
  const moved = [...out.left, ...out.redirected, ...claimed.changed].flatMap(({ file, text }) =>
    linesIn(file, files[file] ?? "", (line) => line.trim() === text).slice(0, 1),
  );
  return { files, toProofread: [...moved, ...linesAboutServicesNotOffered(files, answers.services)] };
};
