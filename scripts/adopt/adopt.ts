/** Converts the content to another company: its facts, services and places. */
import { stringify } from "yaml";
import { schemaOfFile } from "../../src/cms/collections";
import { readPage, readSettings, writePage, writeSettings } from "../../src/cms/page-format";
import type { Data } from "../../src/cms/same";
import { takeOut, type Files, type Line, type RemovedEntry } from "../../src/cms/take-out";
import { type WEEKDAYS } from "../../src/content/format/hours";
import { listInWords } from "../../src/content/format/list-in-words";
import { mapSiteLinks } from "../../src/content/markdown/find";
import { resolveText } from "../../src/content/fact-references";
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from "../../src/content/schema/seo";
import { factsFrom } from "../../src/content/read-facts";
import { files as single, folders, lists, type FileName, type FolderName } from "../../src/content/schema";
import type { Redirect } from "../../src/content/schema/redirects";
import { mapLeaves } from "../../src/content/schema-walk";
import { englishFile, fileIn, languageOf, LANGUAGES, TRANSLATIONS, type Language } from "../../src/content/shared/languages";
import { PAGE_PARTS } from "../../src/content/shared/words";
import { isRecord } from "../../src/content/shared/required";
import { slugOf, type Answers } from "./answers";
import { NEUTRAL } from "./neutral";
import { placePage } from "./place-page";
import { cutBody, cutData, type ShouldRemove } from "./sentences";

/** The converted content. */
export interface Adopted {
  /** All files of the new content. */
  readonly files: Files;
  /** Lines to proofread: a sentence or a link was removed there, or they mention work that the company does not offer. */
  readonly toProofread: readonly Line[];
}

const isMarkdown = (file: string): boolean => file.endsWith(".md");

/** Changes the fields and the body of a file. Comments and the order of fields remain. */
const rewriteFile = (
  file: string,
  text: string,
  update: (fields: Data, body: string) => { readonly fields: Data; readonly body: string },
): string => {
  const { body = "", ...data } = isMarkdown(file) ? readPage(text, "") : readSettings(text);
  const edited = update(data, String(body));
  return isMarkdown(file) ? writePage({ ...edited.fields, ...(edited.body && { body: edited.body }) }) : writeSettings(edited.fields);
};

const updateFields = (files: Files, file: string, fieldsOf: (fields: Data) => Data): Files => {
  const text = files[file];
  return text === undefined
    ? files
    : { ...files, [file]: rewriteFile(file, text, (fields, body) => ({ fields: { ...fields, ...fieldsOf(fields) }, body })) };
};

/** Kinds of work: patterns for the slugs of their services, and for words in texts. */
const TRADES: readonly { readonly services: RegExp; readonly named: RegExp }[] = [
  { services: /seal/, named: /\bseal(?:s|ed|ing|er|coat\w*)?\b|\bsell(?:a|ar|amos|ado)\b/i },
  { services: /crack|repair|patch/, named: /\bcracks?\b|\brepairs?\b|\bpotholes?\b|\bgrietas?\b|\brepara/i },
  { services: /striping|marking/, named: /\bstrip(?:e|es|ed|ing)\b|\blíneas\b/i },
];

/** Returns lines of pages and of words.yml that mention a kind of work that the company does not offer. */
const linesAboutServicesNotOffered = (files: Files, services: readonly string[]): readonly Line[] => {
  const missing = TRADES.filter((trade) => !services.some((slug) => trade.services.test(slug)));
  return Object.entries(files).flatMap(([file, content]) =>
    /^(?:es\/)?(?:pages\/|settings\/words)/.test(file)
      ? content
          .split("\n")
          .flatMap((text, index) =>
            !/^ *(?:- )?(?:src|alt): /.test(text) && missing.some(({ named }) => named.test(text))
              ? [{ file, line: index + 1, text: text.trim() }]
              : [],
          )
      : [],
  );
};

const slugsIn = (files: Files, folder: FolderName): readonly string[] =>
  Object.keys(files).flatMap((file) => new RegExp(`^${folders[folder].folder}/(?<slug>[^/]+)\\.md$`).exec(file)?.groups?.slug ?? []);

const groupIn = (data: Data, name: string): Data => (isRecord(data[name]) ? data[name] : {});

/** Sets fields in groups. The other fields of a group are unchanged. */
const mergeGroups = (fields: Data, groups: Readonly<Record<string, Data | undefined>>): Data =>
  Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, group && { ...groupIn(fields, name), ...group }]));

/**
 * Checks that the services and posts in the answers exist.
 *
 * @throws Error if they name an unknown service or post
 */
const assertKnown = (files: Files, { services, posts }: Answers): void => {
  for (const [folder, named] of [
    ["services", services],
    ["posts", posts],
  ] as const) {
    const existing = slugsIn(files, folder);
    const unknown = named.filter((slug) => !existing.includes(slug));
    if (unknown.length > 0) throw new Error(`${folder}: there is no ${unknown.join(", ")}. There are: ${existing.join(", ")}.`);
  }
};

/** Removes content that is true only of the sample company: projects, reviews, people, terms and old addresses. */
const withoutSample = (files: Files): Files => {
  const list = readSettings(files[lists.redirects.file] ?? "").redirects;
  const old = new Map((Array.isArray(list) ? (list as readonly Redirect[]) : []).map(({ from, to }) => [from, to])); // Safe cast: checked by the list's schema
  const link = (url: string): string => old.get(url) ?? url;
  const relinked = Object.entries(files).map(([file, text]): readonly [string, string] => {
    const schema = schemaOfFile(file);
    const isLinking = [...old.keys()].some((from) => text.includes(from));
    if (!schema || !isLinking || file === lists.redirects.file) return [file, text];
    return [
      file,
      rewriteFile(file, text, (fields, body) => ({
        fields: mapLeaves(schema, fields, ({ internalLink, value }) => (internalLink ? link(value) : value)) as Data,
        body: mapSiteLinks(body, link),
      })),
    ];
  });
  const emptied = Object.values(lists).map(({ file }) => [file, `${file.replace(/^.*\/|\.yml$/g, "")}: []\n`] as const);
  const emptiedFiles = Object.fromEntries([...relinked, ...emptied, [single.company.file, "{}\n"]]);
  const ofSample: readonly string[] = [lists.projects.file, single.company.file];
  const isSampleTranslation = (file: string): boolean => ofSample.includes(englishFile(file)) && englishFile(file) !== file;
  return Object.fromEntries(Object.entries(emptiedFiles).filter(([file]) => !isSampleTranslation(file)));
};

/** Removes the word "sample" beside prices, which are now the company's own. */
const withoutSampleMarks = (text: string): string =>
  text
    .replace(/ \((?:sample|precio de muestra)\)|\b(?:Samples|Muestra): /g, "")
    .replaceAll("Sample {{price-year}} price", "Price of {{price-year}}")
    .replace(/\bsample (?=(?:\{\{price-year\}\} )?(?:price|range|cost)s?\b)/g, "")
    .replace(/\bSample (?<letter>[prc])(?=(?:rice|ange|ost)s?\b)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/(?<what>\b(?:precio|rango|costo)s?) de muestra\b/gi, "$<what>");

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const withFacts = (files: Files, answers: Answers, isFirst: boolean): Files => {
  const { name, shortName, phone, email, timeZone, hours, responseHours, license, warrantyYears, streetMap } = answers;
  const ofBusiness = (fields: Data): Data => ({
    ...{ name, shortName, phone, email, timeZone, hours, responseHours },
    siteUrl: `https://${answers.domain}`,
    license: license === "none" ? undefined : license,
    address: { locality: answers.town, region: answers.region, state: answers.state, country: groupIn(fields, "address").country ?? "US" },
    warrantyYears: warrantyYears === false ? undefined : warrantyYears,
    streetMap: streetMap ?? (isFirst ? undefined : fields.streetMap),
    sample: false,
    ...(isFirst && { social: {}, delivery: {}, closedDays: undefined, measure: undefined, signIn: undefined }),
    ...(answers.delivery && { delivery: answers.delivery }),
    ...(answers.kept && { kept: answers.kept }),
  });
  const languageNamesIn = (language: Language): string => {
    const names = new Intl.DisplayNames(LANGUAGES[language].tag, { type: "language" });
    return capital(
      listInWords(
        answers.languages.map((tag) => names.of(tag) ?? tag),
        language,
      ),
    );
  };
  const ofCompany = ({ languages }: Data): Data => ({
    since: answers.since,
    insurance: answers.insured === false ? undefined : answers.insured,
    ...(answers.languages.length > 1 && { languages: languages ?? languageNamesIn("en") }),
  });
  const licensed = { en: "Licensed", es: "Con licencia" };
  const insured = { en: "insured", es: "seguro" };
  const claim = (language: Language): string | undefined => {
    const and = language === "en" ? " and " : " y ";
    const claims = [...(license === "none" ? [] : [licensed[language]]), ...(answers.insured === false ? [] : [insured[language]])].join(
      and,
    );
    const phrase = claims === insured.es ? `con ${claims}` : claims;
    return claims === "" ? undefined : capital(phrase);
  };
  let all = updateFields(files, single.business.file, ofBusiness);
  all = updateFields(all, single.company.file, ofCompany);
  all = updateFields(all, single.facts.file, ({ prices }) => ({
    prices:
      answers.prices === "ask"
        ? { year: groupIn({ prices }, "prices").year, repavingTimes: groupIn({ prices }, "prices").repavingTimes }
        : answers.prices,
  }));
  for (const language of answers.languages) {
    const company = fileIn(language, single.company.file);
    if (!(company in all)) all = { ...all, [company]: stringify({ reviewed: false, languages: languageNamesIn(language) }) };
    if (language === "es")
      all = updateFields(all, company, () => ({ insurance: answers.insured === false ? undefined : answers.spanishInsurance }));
    const area = language === "es" ? (answers.spanishArea ?? answers.area) : answers.area;
    all = updateFields(all, fileIn(language, single.words.file), (fields) => ({
      area,
      promises: { ...groupIn(fields, "promises"), licensed: claim(language) },
    }));
    for (const [name, groups] of isFirst ? Object.entries(NEUTRAL[language]) : [])
      all = updateFields(all, fileIn(language, single[name as FileName].file), (fields) => mergeGroups(fields, groups)); // Safe cast: the keys of NEUTRAL
  }
  return all;
};

/** Maximum number of services for menus that list all of them. */
const MENU_LENGTH = 8;

/** Adds all offered services to menus and cards if there is room. The sample lists only the most important ones there. */
const withMenus = (files: Files, { services, languages }: Answers): Files =>
  services.length > MENU_LENGTH
    ? files
    : languages.reduce(
        (all, language) =>
          services.reduce((changed, slug, index) => {
            const order = 20 + index; // after the services that have a position
            return updateFields(
              changed,
              fileIn(language, `${folders.services.folder}/${slug}.md`),
              ({ menu, card, footer, summary, hero }) => {
                const { src, alt } = groupIn(groupIn({ hero }, "hero"), "picture");
                return {
                  menu: menu ?? { order },
                  card: card ?? { order, description: summary, ...(src !== undefined && { picture: { src, alt } }) },
                  footer: footer ?? { order },
                };
              },
            );
          }, all),
        files,
      );

/** Adds a page for each place without one. */
const withPlaces = (files: Files, { places, services, languages }: Answers): Files => {
  const linked = (language: Language) =>
    services.slice(0, 4).flatMap((slug) => {
      const text = files[fileIn(language, `${folders.services.folder}/${slug}.md`)];
      return text === undefined ? [] : [{ slug, summary: String(readPage(text, "").summary) }];
    });
  const written = places.flatMap(({ name, text, spanish }, index) =>
    languages.flatMap((language) => {
      const file = fileIn(language, `${folders.locations.folder}/${slugOf(name)}.md`);
      const placeText = language === "en" ? text : spanish;
      const ofLanguage = linked(language);
      if (file in files || placeText === undefined || ofLanguage.length === 0) return [];
      const fields = placePage(language, { name, text: placeText, position: index + 1 }, ofLanguage);
      return [[file, `---\n${stringify(fields, { lineWidth: 0 })}---\n`] as const];
    }),
  );
  return { ...files, ...Object.fromEntries(written) };
};

/** Returns a function that reads a file as bytes. */
export const bytesIn = (files: Files) => (file: string) => (files[file] === undefined ? undefined : new TextEncoder().encode(files[file]));

/** Patterns for claims that not every company can make. */
const CLAIMS = {
  license:
    /\blicensed\b|\b[Oo]ur (?:\S+ )?(?:contractor )?license\b|\b[Cc]on licencia\b|\bTenemos licencia|^Licencia y seguro|\b[Nn]uestro número de licencia|Contractors Board/,
  warranty: /\bwarrant(?:y|ies)\b|\bgarantías?\b/i,
  insured: /\binsured\b|\bproof of insurance\b|\binsurance certificates?\b|\by seguro\b|\b(?:certificado|comprobante)s? de seguro/,
} as const;

/** Patterns for the days on which the sample is open or closed. */
const DAYS = {
  saturday: /\b[Oo]n Saturdays?\b|\bSaturdays are possible\b|\b[Ee]n sábado\b/,
  sunday: /\b[Cc]losed on Sunday\b|\buntil Monday\b|\b[Dd]omingo cerramos\b|\besperan al lunes\b|\bSunday, when we're closed\b/,
} as const;

/** Phrases with both claims, and their replacements if only the license or only the insurance is true. */
const LICENSE_AND_INSURANCE: readonly (readonly [RegExp, string, string])[] = [
  [/\bLicensed(?: and|,) insured/g, "Licensed", "Insured"],
  [/\blicensed(?: and|,) insured/g, "licensed", "insured"],
  [/\bCon licencia y seguro/g, "Con licencia", "Con seguro"],
  [/\bcon licencia y seguro/g, "con licencia", "con seguro"],
];

/** Replaces an unset fact in texts that must not be empty. */
const NOT_SET = { en: "the figure in your bid", es: "la cifra de su propuesta" } as const satisfies Readonly<Record<Language, string>>;

/** Removes the prices from a page, and the link to them in its hero. */
const withoutPrices = (fields: Data): Data => {
  const hero = groupIn(fields, "hero");
  const leads = String(groupIn(hero, "link").to).endsWith("#cost");
  return { ...fields, prices: undefined, ...(leads && { hero: { ...hero, link: undefined } }) };
};

/** Removes sentences that refer to an unset fact, or make a claim that is not true of the company. */
const withoutClaims = (
  files: Files,
  answers: Answers,
  isFirst: boolean,
): { readonly files: Files; readonly toProofread: readonly Line[] } => {
  const unset = Object.entries(factsFrom(bytesIn(files), "en") ?? {}).flatMap(([name, { text, times }]) =>
    text === undefined ? [`${name}(?: x [\\d,]+)?`] : times ? [] : [`${name} x [\\d,]+`],
  );
  const [isLicensed, isInsured] = [answers.license !== "none", answers.insured !== false];
  const isPriced = answers.prices !== "ask";
  const isOpen = (day: (typeof WEEKDAYS)[number]): boolean => answers.hours.some(({ days }) => days.includes(day));
  const unsetPattern = unset.length > 0 ? new RegExp(`\\{\\{\\s*(?:${unset.join("|")})\\s*\\}\\}`) : undefined;
  const patterns = [
    ...(unsetPattern ? [unsetPattern] : []),
    ...(isPriced ? [] : [/\{\{price-year\}\}/]),
    ...(isLicensed ? [] : [CLAIMS.license]),
    ...(isInsured ? [] : [CLAIMS.insured]),
    ...(!isFirst || isOpen("Saturday") ? [] : [DAYS.saturday]),
    ...(!isFirst || (isOpen("Saturday") && !isOpen("Sunday")) ? [] : [DAYS.sunday]),
    ...(isPriced ? [] : [new RegExp(`#${PAGE_PARTS.cost}\\b`)]),
  ];
  const shouldRemove: ShouldRemove = (sentence) => patterns.some((pattern) => pattern.test(sentence));
  // These files have labels and questions for other contractors, not promises of the company.
  const labels: readonly string[] = [single.words.file, single.worksheets.file];
  const shouldRemoveIn = (file: string): ShouldRemove =>
    answers.warrantyYears === false && !labels.includes(englishFile(file))
      ? (sentence) => shouldRemove(sentence) || CLAIMS.warranty.test(sentence)
      : shouldRemove;
  const splitJointClaims = (text: string): string =>
    isLicensed === isInsured
      ? text
      : LICENSE_AND_INSURANCE.reduce((all, [both, license, insurance]) => all.replace(both, isLicensed ? license : insurance), text);
  const toProofread: Line[] = [];
  const entries = Object.entries(files).map(([file, given]): readonly [string, string] => {
    const schema = schemaOfFile(file);
    const text = splitJointClaims(given);
    const showsPrices = !isPriced && /^prices:/m.test(text) && file !== single.facts.file;
    const isCut = shouldRemoveIn(file);
    if (!schema || (!isCut(text) && !showsPrices)) return [file, text];
    const after = rewriteFile(file, text, (fields, body) => ({
      fields: cutData(schema, showsPrices ? withoutPrices(fields) : fields, isCut) as Data, // Safe cast: cutData keeps the schema's fields
      body: cutBody(body, isCut),
    }));
    // Required texts keep their sentences, so replace unset facts in them.
    const written = unsetPattern
      ? after.replace(new RegExp(`${unsetPattern.source}(?: (?:per sq ft|el pie cuadrado))?`, "g"), NOT_SET[languageOf(`/${file}`)])
      : after;
    const lines = new Set(given.split("\n"));
    toProofread.push(
      ...written
        .split("\n")
        .flatMap((line, index) => (lines.has(line) ? [] : [{ file, line: index + 1, text: line.trim().slice(0, 100) }])),
    );
    return [file, written];
  });
  return { files: Object.fromEntries(entries), toProofread };
};

/** Removes search titles and descriptions that are too long with the company's names, so that pages use their fallbacks. */
const withShortTitles = (files: Files): Files => {
  const limits = { title: TITLE_LIMIT, description: DESCRIPTION_LIMIT } as const;
  const entries = Object.entries(files).map(([file, text]): readonly [string, string] => {
    if (!/^seo:$/m.test(text)) return [file, text];
    const facts = factsFrom(bytesIn(files), languageOf(`/${file}`));
    const seo = groupIn(isMarkdown(file) ? readPage(text, "") : readSettings(text), "seo");
    const isLong = (name: keyof typeof limits) =>
      resolveText(typeof seo[name] === "string" ? seo[name] : "", facts).text.length > limits[name];
    const long = (["title", "description"] as const).filter(isLong);
    if (long.length === 0) return [file, text];
    const left = Object.fromEntries(Object.entries(seo).filter(([name]) => !long.some((one) => one === name)));
    return [file, rewriteFile(file, text, (fields, body) => ({ fields: { ...fields, seo: left }, body }))];
  });
  return Object.fromEntries(entries);
};

/**
 * Returns the content of the company described by the answers.
 *
 * @param files texts of all files by path below `content/`
 * @throws Error if an answer names an unknown service or post
 */
export const adopt = (files: Files, answers: Answers): Adopted => {
  assertKnown(files, answers);
  const isFirst = readSettings(files[single.business.file] ?? "").sample === true;
  const isDropped = (file: string): boolean =>
    TRANSLATIONS.some((language) => file.startsWith(`${language}/`) && !answers.languages.includes(language));
  const inLanguages = Object.fromEntries(
    Object.entries(files).flatMap(([file, text]) => (isDropped(file) ? [] : [[file, isFirst ? withoutSampleMarks(text) : text]])),
  ) as Files; // Safe cast: the same shape
  const facts = withFacts(isFirst ? withoutSample(inLanguages) : inLanguages, answers, isFirst);
  // Entries to keep. All others are removed.
  const offered: Readonly<Record<FolderName, readonly string[]>> = {
    services: answers.services,
    posts: answers.posts,
    locations: answers.places.map(({ name }) => slugOf(name)),
  };
  const removedEntries = (Object.keys(offered) as FolderName[]).flatMap((folder) =>
    // Safe cast: the keys of `offered`
    slugsIn(facts, folder).flatMap((slug): readonly RemovedEntry[] => (offered[folder].includes(slug) ? [] : [{ folder, slug }])),
  );
  const placed = withPlaces(isFirst ? withMenus(facts, answers) : facts, answers);
  const out = takeOut(placed, removedEntries, undefined, true);
  const left = Object.fromEntries(Object.entries({ ...placed, ...out.changed }).filter(([file]) => !out.removed.includes(file)));
  const claimed = withoutClaims(left, answers, isFirst);
  const all = withShortTitles(claimed.files);
  // Later steps move or remove lines.
  const moved = [...out.left, ...out.redirected, ...claimed.toProofread].flatMap((line): readonly Line[] => {
    const at = (all[line.file] ?? "").split("\n").findIndex((text) => text.trim().startsWith(line.text));
    return at === -1 ? [] : [{ ...line, line: at + 1 }];
  });
  return { files: all, toProofread: [...moved, ...linesAboutServicesNotOffered(all, answers.services)] };
};
