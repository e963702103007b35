/** A field of the CMS configuration, as far as this site uses them (https://decapcms.org/docs/widgets/). */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly default?: string | number | boolean;
  /** A regular expression, and what to say to the person whose text does not match it. */
  readonly pattern?: readonly [string, string];
  /** The fields of a group, or of an entry of a list; `field` where an entry is a single value. */
  readonly fields?: readonly Field[];
  readonly field?: Field;
  readonly options?: readonly (string | { readonly label: string; readonly value: string })[];
  /** The collection that is chosen from, and what of it is written. */
  readonly collection?: string;
  readonly value_field?: string;
  /** What only some kinds of field have. */
  readonly [setting: string]: unknown;
}
