/** Shapes of the CMS configuration, as far as this site uses them (https://decapcms.org/docs/widgets/). */

interface CommonField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly default?: string | number | boolean;
  /** A regular expression, and what to say to the person whose text does not match it. */
  readonly pattern?: readonly [string, string];
}

export interface TextField extends CommonField {
  readonly widget: "string" | "text" | "image" | "boolean";
}

export interface MarkdownField extends CommonField {
  readonly widget: "markdown";
  /** Which buttons the toolbar has. */
  readonly buttons: readonly string[];
  /** What its + button offers. */
  readonly editor_components: readonly string[];
}

export interface NumberField extends CommonField {
  readonly widget: "number";
  readonly value_type: "int" | "float";
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

export interface DateField extends CommonField {
  readonly widget: "datetime";
  readonly format: string;
  readonly date_format: string;
  readonly time_format: false;
}

export interface SelectField extends CommonField {
  readonly widget: "select";
  readonly options: readonly (string | { readonly label: string; readonly value: string })[];
  readonly multiple?: boolean;
  readonly min?: number;
}

export interface RelationField extends CommonField {
  readonly widget: "relation";
  readonly collection: string;
  readonly value_field: string;
  readonly search_fields: readonly string[];
  readonly display_fields: readonly string[];
  readonly options_length: number;
  readonly multiple?: boolean;
}

export interface GroupField extends CommonField {
  readonly widget: "object" | "optional_object";
  readonly collapsed: boolean;
  readonly fields: readonly Field[];
}

export interface ListField extends CommonField {
  readonly widget: "list";
  readonly label_singular?: string;
  readonly collapsed: boolean;
  readonly summary?: string;
  readonly min?: number;
  readonly field?: Field;
  readonly fields?: readonly Field[];
}

export type Field = TextField | MarkdownField | NumberField | DateField | SelectField | RelationField | GroupField | ListField;
