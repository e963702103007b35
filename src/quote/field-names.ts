/** The names under which the form sends its five answers. Whoever receives requests reads them by these. */
export const FIELD_NAMES = ["name", "email", "phone", "service", "message"] as const;

/** Texts of some of the fields, by their names. */
export type FieldTexts = Readonly<Partial<Record<(typeof FIELD_NAMES)[number], string>>>;
