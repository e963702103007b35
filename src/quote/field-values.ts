/** The values of a field with several choices, as one text: in drafts, the database and the owner's page. */

const SEPARATOR = ",";

/** Joins the values of one field. A field with one value keeps it. */
export const joinValues = (values: readonly FormDataEntryValue[]): string =>
  values.flatMap((value) => (typeof value === "string" && value) || []).join(SEPARATOR);

/** Returns the values of a field of kind `choice` or `choices`. */
export const valuesIn = (text: string): readonly string[] => text.split(SEPARATOR).filter(Boolean);
