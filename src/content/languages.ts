/** Loads the content of every language that there is. */
import { existsSync, readdirSync } from "node:fs";
import type { z } from "zod";
import { mapBodyLinks } from "./body-links";
import { checkFile } from "./check-file";
import { checkReferences, type CheckedFile } from "./check-references";
import { dropHidden, isHidden } from "./drafts";
import { LIST_FILES } from "./list-files";
import { languagesIn, readContent, type LoadOptions, type ReadContent } from "./load";
import type { NamedFacts } from "./named-facts";
import { redirectsOf, withoutAnchor } from "./old-addresses";
import { parseFile } from "./parse";
import { ContentError, type Problem } from "./problems";
import { readFacts } from "./read-facts";
import { listFiles, readIfPresent } from "./read-folder";
import { mapLinks } from "./schema-walk";
import { files, folders, namesOf, type Content, type FileName, type FolderName, type TranslationState } from "./schema";
import { pageFiles, type PageName } from "./schema/pages";
import { keepRelated } from "./schema/related";
import { inLanguage, LANGUAGES, TRANSLATIONS, type Language } from "./shared/languages";
import { pathOf, routes } from "./shared/routes";
import { textsOf } from "./translation";

type Translation = (typeof TRANSLATIONS)[number];

/** The content of each language. A language without files is not there, and no page of it is. */
export type Languages = Readonly<Partial<Record<Translation, Content>>> & { readonly en: Content };

/** Lists the content of all languages but English. */
export const translationsIn = (languages: Languages): readonly Content[] => TRANSLATIONS.flatMap((language) => languages[language] ?? []);

const WHOLE_FILE = "(whole file)";

/** Every file that may be translated, with its schema. */
const SINGLE_FILES: readonly { readonly file: string; readonly schema: z.ZodType }[] = [...Object.values(files), LIST_FILES.projects];

class Translator {
  readonly problems: Problem[] = [];
  readonly checked: CheckedFile[] = [];
  readonly states: TranslationState[] = [];
  private readonly facts: NamedFacts | undefined;

  constructor(
    private readonly root: string,
    private readonly language: Translation,
    private readonly english: ReadContent,
  ) {
    this.facts = readFacts(root, language);
  }

  private report(file: string, expected: string, found: string, fix: string): void {
    this.problems.push({ file, field: WHOLE_FILE, expected, found, fix });
  }

  /** Reads one file over its English one; nothing where it is not there, or does not hold. */
  read(file: string, schema: z.ZodType): { readonly data: unknown; readonly body: string } | undefined {
    const own = `${this.language}/${file}`;
    const [original, bytes] = [readIfPresent(this.root, file), readIfPresent(this.root, own)];
    // What is wrong with the English file is told there.
    if (!original || !bytes || "problems" in checkFile(file, original, schema, this.english.facts)) return undefined;
    const outcome = checkFile(own, bytes, schema, this.facts, { file, bytes: original });
    if ("problems" in outcome) {
      this.problems.push(...outcome.problems);
      return undefined;
    }
    this.checked.push({ parsed: outcome.parsed, schema, data: outcome.data });
    if (outcome.state) this.states.push(outcome.state);
    return { data: outcome.data, body: outcome.parsed.body };
  }

  readFolder(name: FolderName): unknown[] {
    const { folder, schema } = folders[name];
    return this.english.data[name].flatMap(({ slug }) => {
      const entry = this.read(`${folder}/${slug}.md`, schema);
      return entry ? [{ ...(entry.data as object), slug, body: entry.body }] : []; // the schema's own type
    });
  }

  private hasTexts(file: string, schema: z.ZodType): boolean {
    const bytes = readIfPresent(this.root, file);
    const result = bytes && parseFile(file, bytes);
    return result !== undefined && "parsed" in result && textsOf(schema, result.parsed.data).length > 0;
  }

  /** Reports files that translate nothing, and texts of every page that are missing. */
  checkFiles(hasPosts: boolean): void {
    for (const file of listFiles(this.root, this.language, [".md", ".mdx", ".markdown", ".yml", ".yaml"])) {
      const name = file.slice(this.language.length + 1);
      const inFolder = Object.values(folders).some(({ folder }) => name.startsWith(`${folder}/`));
      const isKnown = (inFolder && name.endsWith(".md")) || SINGLE_FILES.some((one) => one.file === name);
      if (isKnown && readIfPresent(this.root, name)) continue;
      const found = isKnown ? `no content/${name}` : "a file of another kind";
      this.report(file, "the translation of an English file", found, "Give it the name of its English file, or delete it.");
    }
    const isPage = (file: string): boolean => Object.values(pageFiles).some((page) => page.file === file);
    // A post leads to the blog list and to the form.
    const wanted: readonly string[] = hasPosts ? [files.blogPage.file, files.contactPage.file] : [];
    for (const { file, schema } of SINGLE_FILES) {
      const isWanted = isPage(file) ? wanted.includes(file) : this.hasTexts(file, schema);
      if (!isWanted || readIfPresent(this.root, `${this.language}/${file}`)) continue;
      const fix = `Translate content/${file}: pages in this language need its texts. Without content/${this.language} there are none.`;
      this.report(`${this.language}/${file}`, "a file", "nothing", fix);
    }
  }
}

/** Lists the addresses of a language's pages, by their English names; old addresses too, where they lead to such a page. */
const englishPaths = (content: Content): ReadonlySet<string> => {
  const single = Object.entries(routes).flatMap(([name, path]) =>
    content.translated.has(`${name as Exclude<PageName, "notFound">}Page`) ? [path] : [],
  ); // the keys of routes
  const pages = new Set<string>([
    ...single,
    ...namesOf<FolderName>(folders).flatMap((name) => content[name].map((one) => pathOf(name, one))),
  ]);
  const old = redirectsOf(content).filter(({ to }) => pages.has(withoutAnchor(to)));
  return new Set([...pages, ...old.map(({ from }) => from)]);
};

/** Takes out references to pages that a language has not, and leads every link to the language's own page where there is one. */
const withOwnPages = (content: Content): Content => {
  const paths = englishPaths(content);
  const own = (link: string): string => (paths.has(link.replace(/[#?].*$/, "")) ? inLanguage(link, content.language) : link);
  const slugs = Object.fromEntries(namesOf<FolderName>(folders).map((name) => [name, new Set(content[name].map(({ slug }) => slug))]));
  const has = (name: FolderName, slug: string): boolean => slugs[name]?.has(slug) ?? false;
  const entries = (name: FolderName): unknown[] =>
    content[name].map((entry) => ({
      ...(mapLinks(folders[name].schema, entry, own) as object), // as it was
      related: keepRelated(entry.related, has),
      body: mapBodyLinks(entry.body, own),
    }));
  const { first, ...guides } = content.blogPage.guides;
  const known = { ...content, blogPage: { ...content.blogPage, guides: first && has("posts", first) ? { ...guides, first } : guides } };
  return {
    ...known,
    ...Object.fromEntries(namesOf<FolderName>(folders).map((name) => [name, entries(name)])),
    ...Object.fromEntries(namesOf<FileName>(files).map((name) => [name, mapLinks(files[name].schema, known[name], own)])),
  };
};

const translationOf = (root: string, language: Translation, english: ReadContent, options: LoadOptions) => {
  const translator = new Translator(root, language, english);
  const entries = Object.fromEntries(namesOf<FolderName>(folders).map((name) => [name, translator.readFolder(name)]));
  const single = namesOf<FileName>(files).flatMap((name): [FileName, unknown][] => {
    const entry = translator.read(files[name].file, files[name].schema);
    return entry ? [[name, entry.data]] : [];
  });
  const projects = translator.read(LIST_FILES.projects.file, LIST_FILES.projects.schema)?.data;
  translator.checkFiles((entries.posts ?? []).length > 0);
  const { data, inventory, today } = english;
  const isShown = (one: unknown): boolean => options.drafts || !isHidden(one, today);
  const hasBlog = (entries.posts ?? []).some(isShown);
  const read: Content = {
    ...data,
    ...entries,
    ...Object.fromEntries(single),
    ...(projects as Partial<Pick<Content, "projects">> | undefined), // the schema's own type
    language,
    translated: new Set(single.map(([name]) => name).filter((name) => name !== "blogPage" || hasBlog)),
    translations: translator.states,
  };
  const problems = [
    ...translator.problems,
    ...checkReferences(
      translator.checked.filter((file) => isShown(file.data)),
      inventory,
    ),
  ];
  const content = (): Content => withOwnPages(options.drafts ? read : dropHidden(read, today, data));
  return { language, problems, content };
};

const LANGUAGE_FOLDER = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/** Reports folders that look like those of a language, and are of none that the site knows. */
const unknownLanguages = (root: string): readonly Problem[] =>
  (existsSync(root) ? readdirSync(root, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory() && LANGUAGE_FOLDER.test(entry.name) && !TRANSLATIONS.some((known) => known === entry.name))
    .map(({ name }) => ({
      file: name,
      field: "(folder)",
      expected: `the code of a language that the site knows: ${TRANSLATIONS.map((code) => `${code} (${LANGUAGES[code].name})`).join(", ")}`,
      found: name,
      fix: "Rename the folder, or delete it.",
    }));

/**
 * Reads and checks the content of all languages. A translation holds the entries that are translated, and no others: of a folder the
 * ones with a file, of the single pages those in `translated`. Links lead to the pages of its own language where they exist.
 *
 * @param root the folder `content/`
 * @throws ContentError with every problem of every file of every language
 */
export const loadLanguages = (root: string, options: LoadOptions): Languages => {
  const english = readContent(root, options);
  const translations = languagesIn(root).map((language) => translationOf(root, language, english, options));
  const problems = [...english.problems, ...unknownLanguages(root), ...translations.flatMap((one) => one.problems)];
  if (problems.length > 0) throw new ContentError(problems);
  const en = options.drafts ? english.data : dropHidden(english.data, english.today);
  return { en, ...Object.fromEntries(translations.map(({ language, content }) => [language, content()] satisfies [Language, Content])) };
};
