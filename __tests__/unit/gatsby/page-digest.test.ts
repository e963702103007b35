import fc from "fast-check";
import { pageDigest } from "../../../src/gatsby/page-digest";

const PAGE = {
  componentChunkName: "component---about",
  json: { data: { heading: "" } },
  staticQueryResults: { 7: { data: { phone: "1" } } },
};

it.each([
  ["foobar", '["component---about",{"data":{"heading":"foobar"}},{"7":{"data":{"phone":"1"}}}]'],
  ["Café – 沥青", '["component---about",{"data":{"heading":"Café – 沥青"}},{"7":{"data":{"phone":"1"}}}]'],
])("is FNV-1a of the JSON: %s", (heading, text) => {
  // The same sum in whole numbers of any size.
  let hash = 0x811c9dc5n;
  for (const unit of Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)))
    hash = ((hash ^ BigInt(unit)) * 0x01000193n) % 2n ** 32n;
  expect(pageDigest({ ...PAGE, json: { data: { heading } } })).toBe(hash.toString(36));
});

it("survives the way through a file", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const read: unknown = JSON.parse(JSON.stringify(json));
      expect(pageDigest({ ...PAGE, json: read })).toBe(pageDigest({ ...PAGE, json: JSON.parse(JSON.stringify(read)) }));
    }),
  );
});

it.each([
  ["another template", { ...PAGE, componentChunkName: "component---post" }],
  ["another word of the page", { ...PAGE, json: { data: { heading: "A" } } }],
  ["another word of the footer", { ...PAGE, staticQueryResults: { 7: { data: { phone: "2" } } } }],
])("differs for %s", (_, other) => {
  expect(pageDigest(other)).not.toBe(pageDigest(PAGE));
});
