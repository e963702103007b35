import { z } from "zod";
import { withoutBlanks } from "../../../src/content/check/without-blanks";

const schema = z.strictObject({
  title: z.string().min(1),
  note: z.string().optional(),
  shown: z.boolean().default(true),
  picture: z.strictObject({ src: z.string(), alt: z.string(), caption: z.string().optional() }).optional(),
  tags: z.array(z.string()).default([]),
  links: z.array(z.strictObject({ to: z.string() })),
  social: z.strictObject({ facebook: z.string().optional() }),
});
const empty = { title: "T", links: [], social: {} };

it.each([
  ["an empty optional string", { note: "" }],
  ["null for an optional string", { note: null }],
  ["an empty optional group", { picture: {} }],
  ["null for a list with a default", { tags: null }],
])("removes %s", (_name, fields) => {
  expect(withoutBlanks(schema, { ...empty, ...fields })).toEqual(empty);
});

it.each([
  ["null for a required list", { title: "T", links: null, social: {} }],
  ["a missing required list", { title: "T", social: {} }],
  ["null for a required group", { title: "T", links: [], social: null }],
  ["a missing required group", { title: "T", links: [] }],
])("replaces %s with an empty one, if the schema allows that", (_name, fields) => {
  expect(withoutBlanks(schema, fields)).toEqual(empty);
});

it.each([
  ["an empty required string", { title: "" }],
  ["a partially filled group", { picture: { src: "/images/a.jpg", alt: "" } }],
  ["a field that is not in the schema", { color: "" }],
  ["an unknown field in an empty group", { picture: { width: "" } }],
  ["a value of the wrong type", { links: "none" }],
])("does not remove %s, so that the check reports it", (_name, fields) => {
  expect(withoutBlanks(schema, { ...empty, ...fields })).toEqual({ ...empty, ...fields });
});
