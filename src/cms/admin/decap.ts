/** Types of what the Decap bundle puts on `window`, as far as this site uses it (https://decapcms.org/docs/customization/). */

import type { Implementation } from "./retry-save";

/** An immutable list of the bundle. */
interface DraftList {
  readonly clear: () => DraftList;
  readonly push: (value: unknown) => DraftList;
}

/** An immutable map of the bundle. */
export interface DraftMap {
  /** Lists its values: the way to a list where nothing else gives one. */
  readonly toList: () => DraftList;
  readonly get: (key: string) => unknown;
  readonly setIn: (path: readonly PropertyKey[], value: unknown) => DraftMap;
  readonly deleteIn: (path: readonly PropertyKey[]) => DraftMap;
  readonly toJS: () => unknown;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Says which file an entry is of; a new one has no path yet. */
export const fileOf = (entry: DraftMap): { readonly collection: string; readonly path: string } => ({
  collection: text(entry.get("collection")),
  path: text(entry.get("path")),
});

/** Gives the name of an entry's file, without the ending; empty for one that has none yet. */
export const slugOf = (entry: DraftMap): string => text(entry.get("slug"));

/** Gives the state of a draft in the workflow; empty for an entry that is published, or new. */
export const statusOf = (entry: DraftMap): string => text(entry.get("status"));

/** Names the entry that is open, by the address of the editor; nothing on a list, and in the form of a new one. */
export const openEntry = (): { readonly collection: string; readonly slug: string } | undefined => {
  const { collection, slug } = /^#\/collections\/(?<collection>[^/]+)\/entries\/(?<slug>[^/?]+)/.exec(window.location.hash)?.groups ?? {};
  return collection && slug ? { collection, slug: decodeURIComponent(slug) } : undefined;
};

/** How long nothing is typed before an entry is looked through again, in milliseconds. */
export const PAUSE_MS = 300;

/** Tells an immutable map of the bundle from anything else. */
export const isDraftMap = (value: unknown): value is DraftMap =>
  typeof value === "object" && value !== null && "setIn" in value && "deleteIn" in value;

export interface PreviewProps {
  readonly entry: DraftMap;
  readonly getAsset: (src: string) => { readonly toString: () => string };
}

/** What is read of an immutable map. */
export interface FieldMap {
  readonly get: (key: string) => unknown;
}

/** What the bundle hands to a field of the form. */
export interface ControlProps {
  readonly field: FieldMap;
  /** Names the field in the page; also in the errors of the form. */
  readonly forID: string;
  /** The groups and lists around it, and the keys of their entries. */
  readonly parentIds?: readonly (string | undefined)[];
  readonly value: unknown;
  readonly getEntry: () => DraftMap;
}

/** What a field says of its value. */
export type Validity = boolean | { readonly error: unknown };

/** A component of the bundle's own React, which is not the site's. */
export interface ControlComponent {
  readonly props: ControlProps;
  readonly state?: { readonly keys?: readonly string[] };
  readonly childRefs?: Readonly<Record<string, unknown>>;
  readonly focus?: (path: string) => void;
  /** What a closed entry of a list says of itself. */
  objectLabel?(item: unknown): string;
  validate?: () => void;
  isValid?: () => Validity | Promise<unknown>;
  componentDidMount?(): void;
  componentDidUpdate?(...before: readonly unknown[]): void;
  componentWillUnmount?(): void;
  render(): unknown;
}

/** A widget as the bundle keeps it. */
export interface Widget {
  readonly control: new (props: ControlProps) => ControlComponent;
  readonly preview: unknown;
  readonly schema?: object;
}

interface PreviewClass {
  readonly render: () => unknown;
  readonly componentDidMount: () => void;
  readonly componentDidUpdate: () => void;
  readonly componentWillUnmount: () => void;
}

/** A block that editors put into a text by a button (https://decapcms.org/docs/custom-widgets/#registereditorcomponent). */
export interface EditorComponent<Data extends object> {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly object[];
  /** Finds the block in the text. */
  readonly pattern: RegExp;
  readonly fromBlock: (match: RegExpMatchArray) => Data;
  readonly toBlock: (data: Data) => string;
  readonly toPreview: (data: Data) => string;
}

interface Decap {
  readonly init: () => void;
  /** What is given back is what the bundle itself uses. */
  readonly getBackend: (name: string) => { init: (...given: readonly unknown[]) => Implementation };
  readonly getWidget: (name: string) => Widget | undefined;
  readonly registerWidget: (name: string, control: unknown, preview: unknown, schema?: object) => void;
  readonly getLocale: (language: string) => object;
  readonly registerLocale: (language: string, phrases: object) => void;
  readonly registerCustomFormat: (
    name: string,
    extension: string,
    formatter: {
      readonly fromFile: (content: string) => object;
      readonly toFile: (data: Readonly<Record<string, unknown>>, order: readonly string[]) => string;
    },
  ) => void;
  readonly registerPreviewStyle: (address: string) => void;
  readonly registerPreviewTemplate: (collection: string, component: unknown) => void;
  readonly registerEditorComponent: <Data extends object>(component: EditorComponent<Data>) => void;
  readonly registerEventListener: (listener: {
    readonly name: "preSave" | "postSave" | "prePublish" | "postPublish";
    readonly handler: (event: { readonly entry: DraftMap }) => unknown;
  }) => void;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS: Decap;
    readonly createClass: (definition: PreviewClass & ThisType<PreviewClass & { readonly props: PreviewProps }>) => unknown;
    readonly h: (tag: string, props: object, ...children: readonly unknown[]) => unknown;
  }
}

const hasToJS = (value: unknown): value is { readonly toJS: () => unknown } =>
  typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";

/** Gives the plain data of one of the bundle's immutable values. */
export const toPlain = (value: unknown): unknown => (hasToJS(value) ? value.toJS() : value);
