/** Describes a place in the form by its labels: `Services here -> Service links 2 -> Text`. */
import { schemaOf, type DraftFile } from "../draft";
import { fieldsOf, type Field } from "../field";

const childrenOf = (field: Field | undefined): readonly Field[] => (field && "fields" in field ? (field.fields ?? []) : []);

/** Returns the labels along a path of a file's form. List entries have their number, counted from 1. */
export const labelOf = (file: DraftFile, path: readonly PropertyKey[]): string => {
  if (path[0] === "body") return "Text";
  const schema = schemaOf(file);
  const labels: string[] = [];
  let level = schema ? fieldsOf(schema) : [];
  for (const step of path) {
    if (typeof step === "number") {
      labels.push(`${labels.pop() ?? ""} ${step + 1}`);
      continue;
    }
    const field = level.find(({ name }) => name === step);
    labels.push(field?.label ?? String(step));
    level = childrenOf(field);
  }
  return labels.join(" -> ");
};
