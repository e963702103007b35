/** What the Decap bundle puts on `window`, as far as this site uses it (https://decapcms.org/docs/customization/), in plain data. */
import type { Draft } from "../draft";
import { SAVING } from "../notes";
import type { Data } from "../same";

/** An immutable map of the bundle. */
export interface DraftMap {
  readonly get: (key: string) => unknown;
  readonly setIn: (path: readonly PropertyKey[], value: unknown) => DraftMap;
}

/** What the bundle hands to a preview, and to a field of our own. */
export interface PreviewProps {
  readonly entry: DraftMap;
  /** Changes the value of a field. */
  readonly onChange?: (value: unknown) => void;
}

/** What the bundle hands to a field of the form. */
export interface ControlProps {
  readonly field: Pick<DraftMap, "get">;
  /** Names the field in the page; also in the errors of the form. */
  readonly forID: string;
  /** The groups and lists around it, and the keys of their entries. */
  readonly parentIds?: readonly (string | undefined)[];
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly getEntry: () => DraftMap;
  /** Sets what is wrong with a field. */
  readonly onValidateObject?: (id: string, errors: readonly object[]) => void;
}

/** A component around the fields. */
export interface FormComponent {
  /** Stores the draft in the browser, some time after it was called. */
  readonly createBackup?: { readonly flush: () => void };
}

/** React's record of a component. */
interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: FormComponent | null;
}

/** A component of the bundle's own React, which is not the site's. */
export interface ControlComponent {
  readonly _reactInternals?: Fiber;
  readonly props: ControlProps;
  readonly state?: { readonly keys?: readonly string[] };
  readonly focus?: (path: string) => void;
  validate?: () => void;
  /** Returns the label of a closed row of a list. */
  objectLabel?(row?: unknown): string;
  componentDidMount?(): void;
  componentDidUpdate?(...before: readonly unknown[]): void;
  componentWillUnmount?(): void;
}

/** A widget as the bundle keeps it. */
export interface Widget {
  readonly control: new (props: ControlProps) => ControlComponent;
  readonly preview: unknown;
  readonly schema?: object;
}

interface PreviewClass {
  readonly render: () => unknown;
  readonly shouldComponentUpdate?: () => boolean;
  readonly componentDidMount: () => void;
  readonly componentDidUpdate: () => void;
  readonly componentWillUnmount?: () => void;
}

/** A block that editors put into a text by a button (https://decapcms.org/docs/custom-widgets/#registereditorcomponent). */
interface EditorComponent<Block extends object> {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly object[];
  /** Finds the block in the text. */
  readonly pattern: RegExp;
  readonly fromBlock: (match: RegExpMatchArray) => Block;
  readonly toBlock: (data: Block) => string;
  readonly toPreview: (data: Block) => string;
}

/** What Decap hands to the part of it that writes. */
export interface Saved {
  readonly dataFiles: readonly { readonly slug: string; readonly path: string; readonly raw: string }[];
  readonly assets: readonly unknown[];
}

export interface SavingOptions {
  readonly newEntry?: boolean;
  readonly commitMessage?: string;
  readonly useWorkflow?: boolean;
  readonly collectionName: string;
  /** Whether there is a draft of the entry already. */
  readonly unpublished?: boolean;
}

/** The part of Decap that reads and writes the repository. */
export interface Implementation {
  persistEntry: (entry: Saved, options: SavingOptions) => Promise<unknown>;
  deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
  readonly getEntry: (path: string) => Promise<{ readonly data: unknown }>;
}

type EventName = "preSave" | "postSave" | "prePublish" | "postPublish";

/** How a kind of file is read and written. */
export interface Format {
  readonly fromFile: (content: string) => object;
  readonly toFile: (data: Data) => string;
}

interface Decap {
  /** Starts the editor. The config is merged into the one of /admin/config.yml. */
  readonly init: (options: { readonly config: object }) => void;
  /** What is given back is what the bundle itself uses. */
  readonly getBackend: (name: string) => { init: (...given: readonly unknown[]) => Implementation };
  readonly getWidget: (name: string) => Widget | undefined;
  readonly registerWidget: (name: string, control: unknown, preview: unknown, schema?: object) => void;
  readonly getLocale: (language: string) => object;
  readonly registerLocale: (language: string, phrases: object) => void;
  readonly registerCustomFormat: (name: string, extension: string, format: Format) => void;
  readonly registerPreviewStyle: (address: string) => void;
  readonly registerPreviewTemplate: (collection: string, component: unknown) => void;
  readonly registerEditorComponent: <Block extends object>(component: EditorComponent<Block>) => void;
  readonly registerEventListener: (listener: {
    readonly name: EventName;
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

/** Gives the editor itself. It is there once its bundle is loaded. */
export const decap = (): Decap => window.CMS;

const hasToJS = (value: unknown): value is { readonly toJS: () => unknown } =>
  typeof value === "object" && value !== null && "toJS" in value && typeof value.toJS === "function";

/** Gives the plain data of one of the bundle's immutable values. */
export const toPlain = (value: unknown): unknown => (hasToJS(value) ? value.toJS() : value);

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const plainData = new WeakMap<object, Data>();

const dataOf = (entry: DraftMap): Data => {
  const data = entry.get("data");
  if (typeof data !== "object" || data === null) return {};
  const plain = plainData.get(data) ?? (toPlain(data) as Data); // the map of the fields
  plainData.set(data, plain);
  return plain;
};

/** Gives an entry as the rest of the editor knows it. */
export const draftOf = (entry: DraftMap): Draft => ({
  collection: text(entry.get("collection")),
  path: text(entry.get("path")),
  slug: text(entry.get("slug")),
  isProposed: text(entry.get("status")) !== "",
  data: dataOf(entry),
});

/** Calls back when something happens to an entry. An error keeps it from being saved or published. */
export const on = (name: Exclude<EventName, "preSave">, handler: (draft: Draft) => unknown): void =>
  decap().registerEventListener({ name, handler: ({ entry }) => handler(draftOf(entry)) });

/** Calls back before an entry is saved, for what is to be written. */
export const onSaving = (handler: (draft: Draft) => Promise<Data>): void =>
  decap().registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => (entry.get("data") as DraftMap).setIn([SAVING], await handler(draftOf(entry))), // the map of the fields
  });

/** Names the entry that is open, by the address of the editor; nothing on a list, and in the form of a new one. */
export const openEntry = (): { readonly collection: string; readonly slug: string } | undefined => {
  const { collection, slug } = /^#\/collections\/(?<collection>[^/]+)\/entries\/(?<slug>[^/?]+)/.exec(window.location.hash)?.groups ?? {};
  return collection && slug ? { collection, slug: decodeURIComponent(slug) } : undefined;
};

/** Gives the address of an entry's form, such as that of `services/entries/sealcoating`. */
export const formAt = (form: string): string => `#/collections/${form}`;
