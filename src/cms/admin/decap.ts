/** Types of what the Decap bundle puts on `window`, as far as this site uses it (https://decapcms.org/docs/customization/). */

/** An immutable map of the bundle. */
export interface DraftMap {
  readonly get: (key: string) => unknown;
  readonly setIn: (path: readonly PropertyKey[], value: unknown) => DraftMap;
  readonly deleteIn: (path: readonly PropertyKey[]) => DraftMap;
  readonly toJS: () => unknown;
}

export interface PreviewProps {
  readonly entry: DraftMap;
  readonly getAsset: (src: string) => { readonly toString: () => string };
}

/** A component of the bundle's own React, which is not the site's. */
export interface ControlComponent {
  readonly props: Readonly<Record<string, unknown>>;
  readonly childRefs?: Readonly<Record<string, unknown>>;
  validate?: () => void;
}

interface PreviewClass {
  readonly render: () => unknown;
  readonly componentDidMount: () => void;
  readonly componentDidUpdate: () => void;
  readonly componentWillUnmount: () => void;
}

/** A block that editors put into a text by a button (https://decapcms.org/docs/custom-widgets/#registereditorcomponent). */
export interface EditorComponent {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly object[];
  /** Finds the block in the text. */
  readonly pattern: RegExp;
  readonly fromBlock: (match: RegExpMatchArray) => object;
  readonly toBlock: (data: Readonly<Record<string, unknown>>) => string;
  readonly toPreview: (data: Readonly<Record<string, unknown>>) => string;
}

interface Decap {
  readonly init: () => void;
  readonly getWidget: (
    name: string,
  ) => { readonly control: new (props: object) => ControlComponent; readonly preview: unknown } | undefined;
  readonly registerWidget: (name: string, control: unknown, preview: unknown) => void;
  readonly registerPreviewStyle: (address: string) => void;
  readonly registerPreviewTemplate: (collection: string, component: unknown) => void;
  readonly registerEditorComponent: (component: EditorComponent) => void;
  readonly registerEventListener: (listener: {
    readonly name: "preSave";
    readonly handler: (event: { readonly entry: DraftMap }) => unknown;
  }) => void;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS: Decap;
    readonly createClass: (definition: PreviewClass & ThisType<PreviewClass & { readonly props: PreviewProps }>) => unknown;
    readonly h: (tag: string, props: object) => unknown;
  }
}

const hasToJS = (value: unknown): value is { readonly toJS: () => unknown } =>
  typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";

/** Gives the plain data of one of the bundle's immutable values. */
export const toPlain = (value: unknown): unknown => (hasToJS(value) ? value.toJS() : value);
