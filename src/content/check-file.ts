import type { z } from "zod";
import { parseFile, type ParsedFile } from "./parse";
import type { Problem } from "./problems";
import { validate } from "./validate";

type Outcome<Output> = { readonly parsed: ParsedFile; readonly data: Output } | { readonly problems: readonly Problem[] };

interface Known {
  readonly bytes: Uint8Array;
  readonly outcome: Outcome<unknown>;
}

/** What came out last, by schema and file: `develop` reads everything again after each edit, and one file has changed. */
const known = new WeakMap<z.ZodType, Map<string, Known>>();

const check = <Output>(file: string, bytes: Uint8Array, schema: z.ZodType<Output>): Outcome<Output> => {
  const result = parseFile(file, bytes);
  if ("problems" in result) return result;
  const outcome = validate(schema, result.parsed);
  return "problems" in outcome ? outcome : { parsed: result.parsed, data: outcome.data };
};

/** Parses and validates one file by itself. The same bytes are not looked at twice. */
export const checkFile = <Output>(file: string, bytes: Uint8Array, schema: z.ZodType<Output>): Outcome<Output> => {
  const files = known.get(schema) ?? new Map<string, Known>();
  known.set(schema, files);
  const last = files.get(file);
  // What a schema gave for these bytes is of the schema's own type.
  if (last && Buffer.compare(last.bytes, bytes) === 0) return last.outcome as Outcome<Output>;
  const outcome = check(file, bytes, schema);
  files.set(file, { bytes, outcome });
  return outcome;
};
