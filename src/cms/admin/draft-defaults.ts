/** Fills a new entry's form with a stored draft. Decap fills new forms only with its configuration's defaults. */
import { propertyOf } from "../../content/shared/required";
import type { Data } from "../same";

/** Returns the items of a list in Decap's configuration. */
const listOf = (value: unknown): readonly Data[] => (Array.isArray(value) ? (value as readonly Data[]) : []); // Safe cast: our own YAML.

/** Returns a field with its value as the default (https://decapcms.org/docs/widgets/). The fields of a group have their own defaults. */
const withDefault = (field: Data, data: unknown): Data => {
  const value = propertyOf(data, String(field.name));
  if (field.widget === "object") return { ...field, fields: listOf(field.fields).map((one) => withDefault(one, value)) };
  // The draft replaces the configuration's own default, even if the field is empty. Decap has no default `null`.
  return { ...field, default: value ?? undefined };
};

/**
 * Returns Decap's configuration with the values of a draft as the defaults of the collection's fields.
 *
 * @param config the configuration in /admin/config.yml
 */
export const configWithDefaults = (config: Data, collectionName: string, data: Data): Data => ({
  ...config,
  collections: listOf(config.collections).map((collection) =>
    collection.name === collectionName
      ? { ...collection, fields: listOf(collection.fields).map((field) => withDefault(field, data)) }
      : collection,
  ),
});
