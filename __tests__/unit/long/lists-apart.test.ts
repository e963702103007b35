/** Adding, deleting or reordering items of lists in English files neither breaks the site nor changes Spanish content. */
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

/** Returns the paths of all lists in a node. */
const listsIn = (node: unknown, at: Place = []): readonly Place[] => {
  if (isMap<{ readonly value: string }>(node)) return node.items.flatMap(({ key, value }) => listsIn(value, [...at, key.value]));
  return isSeq(node) ? [at, ...node.items.flatMap((item, index) => listsIn(item, [...at, index]))] : [];
};

const LISTS = translatable(translated.root).flatMap(({ file, shared = [] }) =>
  listsIn(parseDocument(yamlOf(file)).contents)
    .filter(([field]) => !shared.includes(String(field)))
    .map((place) => ({ file, place, name: place.join(".") })),
);

/** Returns the translated Spanish content as JSON, without data from English files, which may change. */
const spanish = (root: string): string => {
  const { translated: names, ...es } = required(loadLanguages(root, { drafts: true }).es, "Spanish");
  return JSON.stringify([names, es.services, es.locations, es.posts, es.projects, names.map((name) => es[name])]);
};

const BEFORE = spanish(translated.root);

/** Changes a list in an English file. Returns problems in other files, and whether Spanish content is unchanged. */
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

// The English file may break a limit of its list. No problem may be in a Spanish file.
it.each(LISTS)("does not change Spanish content when items of $name in $file are added, removed or reordered", ({ file, place }) => {
  const { items } = parseDocument(yamlOf(file)).getIn(place) as YAMLSeq; // listsIn() found it
  const order = fc.shuffledSubarray([...items.keys()], { minLength: Math.max(items.length - 1, 0) });
  fc.assert(
    fc.property(order, fc.nat({ max: 1 }), (indexes, more) => {
      expect(outcomeOf(file, place, indexes, more)).toEqual({ elsewhere: [], isSame: true });
    }),
    { numRuns: 2 },
  );
});
