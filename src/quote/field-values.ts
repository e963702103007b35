/** Converts the values of a multiple-choice field to one string and back, for drafts, the database and the owner's page. */

const SEPARATOR = ",";

/** Joins the values of a field into one string, without files and empty values. A single value is returned unchanged. */
export const joinValues = (values: readonly FormDataEntryValue[]): string =>
  values.filter((value): value is string => typeof value === "string" && value !== "").join(SEPARATOR);

/** Parses the string of a `choice` or `choices` field into its values. */
export const valuesIn = (text: string): readonly string[] => text.split(SEPARATOR).filter(Boolean);
