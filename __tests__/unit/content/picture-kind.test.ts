import { KIND_BYTES, pictureKind } from "../../../src/content/check/picture-kind";

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const XML = '<?xml version="1.0" encoding="utf-8"?>\n';
const PUBLIC = 'PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"';
/** The entities in the DOCTYPE that Adobe Illustrator writes. They take the root element beyond the first bytes. */
const ENTITIES = Array.from(
  { length: 9 },
  (_, index) => `\t<!ENTITY ns_${index} "http://ns.adobe.com/Extensibility/${index}.0/and-so-on/">\n`,
).join("");

const kindOf = (text: string) => pictureKind(new TextEncoder().encode(text).slice(0, KIND_BYTES));

it.each([
  ["with only its root element", ROOT],
  ["with a byte order mark", `\uFEFF${ROOT}`],
  ["with an XML declaration and a comment", `${XML}<!-- Drawn by hand -->\n${ROOT}`],
  ["with a DOCTYPE", `${XML}<!DOCTYPE svg ${PUBLIC}>\n${ROOT}`],
  ["with entities, as Adobe Illustrator writes it", `${XML}<!-- Generator -->\n<!DOCTYPE svg ${PUBLIC} [\n${ENTITIES}]>\n${ROOT}`],
  ["with a long DOCTYPE in lowercase over two lines", `<!doctype\n  svg [\n${ENTITIES}]>${ROOT}`],
])("recognizes an SVG file %s", (_, text) => {
  expect(kindOf(text)).toBe("SVG");
});

it.each([
  ["an HTML page", "<!doctype html><title>Not found</title>"],
  ["another XML file", `${XML}<!DOCTYPE svgs><svgs/>`],
  ["text about SVG", "Save it as svg."],
  ["binary data with an SVG tag", `\0${ROOT}`],
  ["an empty file", ""],
])("does not take %s for SVG", (_, text) => {
  expect(kindOf(text)).toBeUndefined();
});
