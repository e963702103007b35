/** Lists of English files change without Spanish: what is added, deleted or reordered there leaves the site whole, and Spanish as it was. */
import fc from "fast-check";
import path from "node:path";
import { readFileSync } from "node:fs";
import { isMap, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { loadLanguages } from "../../../src/content/languages";
import { required } from "../../../src/content/shared/required";
import { translatable, writeSpanish } from "../../fixtures/translated";
import { copyContent, copyForEachTest } from "../content/copy";

const translated = copyContent();
writeSpanish(translated.root);
const copy = copyForEachTest(translated.root);
afterAll(() => translated.remove());

const HEAD = /^---\n(?<yaml>[^]*?\n)---\n/;
const read = (file: string): string => readFileSync(path.join(translated.root, file), "utf8");
const yamlOf = (file: string): string => (file.endsWith(".md") ? (HEAD.exec(read(file))?.groups?.yaml ?? "") : read(file));

type Place = readonly (string | number)[];

/** Lists the places of all lists in a node. */
const listsIn = (node: unknown, at: Place = []): readonly Place[] => {
  if (isMap<{ readonly value: string }>(node)) return node.items.flatMap(({ key, value }) => listsIn(value, [...at, key.value]));
  return isSeq(node) ? [at, ...node.items.flatMap((item, index) => listsIn(item, [...at, index]))] : [];
};

const LISTS = translatable(translated.root).flatMap(({ file, shared = [] }) =>
  listsIn(parseDocument(yamlOf(file)).contents)
    .filter(([field]) => !shared.includes(String(field)))
    .map((place) => ({ file, place, name: place.join(".") })),
);

/** Returns what Spanish has of its own; what English lists fill in may change. */
const spanish = (root: string): string => {
  const { translated: names, ...es } = required(loadLanguages(root, { drafts: true }).es, "Spanish");
  return JSON.stringify([names, es.services, es.locations, es.posts, es.projects, names.map((name) => es[name])]);
};

const BEFORE = spanish(translated.root);

/** Changes a list of an English file, and returns what is wrong with other files then, and whether Spanish is as it was. */
const outcomeOf = (file: string, place: Place, order: readonly number[], more: number) => {
  const document = parseDocument(yamlOf(file));
  const list = document.getIn(place) as YAMLSeq; // listsIn() found it
  const items = [...order.map((index) => list.items[index]), ...Array.from({ length: more }, () => list.items.at(-1))];
  list.items = items;
  const yaml = document.toString();
  copy.write(file, file.endsWith(".md") ? read(file).replace(HEAD, () => `---\n${yaml}---\n`) : yaml);
  const problems = copy.problems();
  return { elsewhere: problems.filter((problem) => problem.file !== file), isSame: problems.length > 0 || spanish(copy.root) === BEFORE };
};

// A list may have a limit of its own, which its English file breaks; no Spanish file is ever the reason.
it.each(LISTS)("leaves Spanish as it was when $name of $file is added to, cut or reordered", ({ file, place }) => {
  const { items } = parseDocument(yamlOf(file)).getIn(place) as YAMLSeq; // the same
  const order = fc.shuffledSubarray([...items.keys()], { minLength: Math.max(items.length - 1, 0) });
  fc.assert(
    fc.property(order, fc.nat({ max: 1 }), (kept, more) => {
      expect(outcomeOf(file, place, kept, more)).toEqual({ elsewhere: [], isSame: true });
    }),
    { numRuns: 2 },
  );
});
