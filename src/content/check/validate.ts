/** Validates parsed data and explains each failure to the person who wrote the file. */
import { z } from "zod";
import type { ParsedFile } from "./parse";
import { describeExactly, describeValue, excerpt, problemAt, type Problem } from "./problems";
import { HOSTING } from "../schema/hosting";
import { innerOf } from "../schema/schema-walk";
import { withoutBlanks } from "./without-blanks";
import { propertyOf } from "../shared/required";

type Issue = z.core.$ZodIssue;
type Located = Pick<ParsedFile, "file" | "lineOf">;

const childOf = (schema: unknown, key: PropertyKey): unknown => {
  const inner = innerOf(schema);
  return inner instanceof z.ZodObject ? inner.shape[String(key)] : inner instanceof z.ZodArray ? inner.element : undefined;
};

const ownMeta = (schema: unknown) => (schema instanceof z.ZodType ? schema.meta() : undefined);

/** Returns the metadata of a field, combined with the metadata of the schema inside its wrappers. */
const metaOf = (schema: unknown) => ({ ...ownMeta(innerOf(schema)), ...ownMeta(schema) });

/** Returns the hint of a field, or of its nearest parent that has a hint. */
const hintFor = (schema: unknown, path: readonly PropertyKey[]): string | undefined => {
  let hint: string | undefined;
  let current = schema;
  for (const key of path) {
    current = childOf(current, key);
    hint = metaOf(current).description ?? hint;
  }
  return hint;
};

/** Names that reports use for types and formats. */
const NAMES: Readonly<Record<string, string>> = {
  string: "text",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  array: "a list",
  object: "a group of fields",
  date: "a date that exists, written YYYY-MM-DD",
  email: "an email address",
};

/** Formats a limit with its unit, such as 60 characters. */
const size = ({ origin }: { readonly origin: string }, amount: number | bigint): string => {
  if (origin === "string") return `${amount} characters`;
  const entries = amount === 1 ? "entry" : "entries";
  return origin === "array" ? `${amount} ${entries}` : `${amount}`;
};

/** Formats the expected value of an issue for a report. */
export const expectation = (issue: Issue): string => {
  switch (issue.code) {
    case "invalid_type":
      return NAMES[issue.expected] ?? issue.expected;
    case "too_big":
      return `at most ${size(issue, issue.maximum)}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1 ? "some text" : `at least ${size(issue, issue.minimum)}`;
    case "invalid_value":
      return `one of ${issue.values.map(String).join(", ")}`;
    case "invalid_format":
      return NAMES[issue.format] ?? issue.message;
    default:
      return issue.message;
  }
};

/** Formats the value of an issue for a report. */
const found = (issue: Issue, value: unknown): string =>
  issue.code === "too_big" && typeof value === "string"
    ? `${value.trim().length} characters: ${excerpt(value)}`
    : typeof value === "number" && issue.code === "invalid_type"
      ? `the number ${value}`
      : issue.code === "invalid_format" || issue.code === "invalid_value" || issue.code === "custom"
        ? describeExactly(value)
        : describeValue(value);

/** Returns the fix for a value that is not text where text is expected. Often, the value is text without quotes. */
const fixForText = (value: number | boolean | object): string => {
  if (typeof value === "number") return 'Put the value in double quotes, for example "0123": without quotes, YAML reads it as a number.';
  if (typeof value === "boolean")
    return `Put the value in double quotes, for example "${value}": without quotes, YAML reads it as true or false.`;
  return Array.isArray(value)
    ? "Write a single text. If it starts with [ or -, put it in double quotes: without quotes, YAML reads it as a list."
    : "Write a single text. If it starts with { or contains a colon, put it in double quotes: without quotes, YAML reads it as a group.";
};

/** Returns a fix for certain kinds of issues. For all others, returns undefined, and the report shows the field's hint. */
const customFix = (issue: Issue, value: unknown): string | undefined => {
  const isNotText = typeof value === "number" || typeof value === "boolean" || (typeof value === "object" && value !== null);
  if (issue.code === "invalid_type" && issue.expected === "string" && isNotText) return fixForText(value);
  const fix: unknown = issue.code === "custom" ? issue.params?.fix : undefined;
  return typeof fix === "string" ? fix : undefined;
};

/** Reports unknown keys. If a key is the old name of a renamed or moved field, the report says so. */
const unknownFields = (schema: unknown, parsed: Located, path: readonly PropertyKey[], keys: readonly string[]): readonly Problem[] => {
  const group = innerOf(path.reduce(childOf, schema));
  const fieldNames = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const moved = metaOf(group).movedFields;
  return keys.map((key) => {
    const nameInHosting: unknown = propertyOf(moved, key);
    if (typeof nameInHosting === "string") {
      return problemAt(parsed, [...path, key], {
        expected: `${key} in ${HOSTING}${nameInHosting === key ? "" : `, where it is called ${nameInHosting}`}`,
        found: `a field named ${JSON.stringify(key)}`,
        fix: `Move these lines to ${HOSTING}: run npm run check:content -- --write. Settings that decide whom the site trusts are not content.`,
      });
    }
    const renamed = fieldNames.find((name) => metaOf(childOf(group, name)).renamedFrom === key);
    return problemAt(parsed, [...path, key], {
      expected: renamed ?? `one of the fields ${fieldNames.join(", ")}`,
      found: `a field named ${describeExactly(key)}`,
      fix: renamed ? `${key} was renamed to ${renamed}: change the name and keep the value.` : "Correct the field's name, or delete it.",
    });
  });
};

/**
 * Validates one file.
 *
 * @returns the typed data, or all problems in the file
 */
export const validate = <Output>(
  schema: z.ZodType<Output>,
  parsed: Located & Pick<ParsedFile, "data">,
): { readonly data: Output } | { readonly problems: readonly Problem[] } => {
  const result = schema.safeParse(withoutBlanks(schema, parsed.data));
  if (result.success) return { data: result.data };
  return {
    problems: result.error.issues.flatMap((issue): readonly Problem[] => {
      if (issue.code === "unrecognized_keys") return unknownFields(schema, parsed, issue.path, issue.keys);
      const value = issue.path.reduce<unknown>(propertyOf, parsed.data);
      const fault = {
        expected: expectation(issue),
        found: found(issue, value),
        fix: customFix(issue, value) ?? hintFor(schema, issue.path) ?? "Correct this field.",
      };
      return [problemAt(parsed, issue.path, fault)];
    }),
  };
};
