/** Types and helpers for the part of Decap's `window` API that this site uses (https://decapcms.org/docs/customization/). */
import type { Draft, Form } from "../collections";
import { SAVING, type formatOf } from "../page-format";
import type { Data } from "../same";

/** An Immutable.js map from Decap's bundle. */
export interface DraftMap {
  readonly get: (key: string) => unknown;
  readonly setIn: (path: readonly PropertyKey[], value: unknown) => DraftMap;
}

/** Props of a preview (https://decapcms.org/docs/customization/). */
export interface PreviewProps {
  readonly entry: DraftMap;
  /** Returns an object whose text is the URL of a picture, which is a local URL if the picture is not published. */
  readonly getAsset: (path: string) => { readonly toString: () => string };
}

/** An Immutable.js map with a field's configuration. */
interface FieldMap {
  readonly get: (key: string) => unknown;
  readonly set: (key: string, value: unknown) => FieldMap;
}

/** Props of a widget (https://decapcms.org/docs/custom-widgets/). */
export interface FieldProps {
  readonly field: FieldMap;
  readonly forID: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly classNameWrapper: string;
}

/** A component of Decap's own copy of React. A widget has the props of fields, a preview those of previews. */
export interface Component {
  readonly props: FieldProps & PreviewProps;
  readonly forceUpdate: () => void;
}

/** A registered widget. */
interface Widget {
  readonly control: unknown;
  readonly preview: unknown;
  readonly schema?: object;
}

/** A file that Decap passes to its backend to store, such as a picture. */
export interface Asset {
  readonly path: string;
  readonly toBase64?: () => Promise<string>;
  readonly fileObj?: File;
}

/** An entry that Decap passes to its backend to save. */
export interface EntryToSave {
  readonly dataFiles: readonly { readonly slug: string; readonly path: string; readonly raw: string }[];
  readonly assets: readonly Asset[];
}

export interface SavingOptions {
  readonly commitMessage?: string;
  readonly useWorkflow?: boolean;
  readonly collectionName: string;
  readonly status?: string;
}

/**
 * The methods of a Decap backend that the site's backend replaces or calls. Decap calls them on the object that the class given to
 * `registerBackend` constructs.
 */
export interface Implementation {
  readonly getToken: () => Promise<string>;
  readonly getEntry: (path: string) => Promise<{ readonly data: unknown }>;
  readonly getMediaFile: (path: string) => Promise<{ readonly file: File }>;
  readonly persistEntry: (entry: EntryToSave, options: SavingOptions) => Promise<unknown>;
  readonly persistMedia: (file: Asset, options: { readonly commitMessage?: string }) => Promise<unknown>;
  readonly deleteFiles: (paths: readonly string[], message: string) => Promise<unknown>;
  readonly unpublishedEntryDataFile: (collection: string, slug: string, path: string, id: string) => Promise<unknown>;
  readonly publishUnpublishedEntry: (collection: string, slug: string) => Promise<unknown>;
}

/** Creates a backend from the configuration and Decap's options. */
type Init<Made> = (...given: readonly unknown[]) => Made;

type EventName = "preSave" | "postSave" | "postPublish";

interface Decap {
  /** Starts the editor. `config` is merged into /admin/config.yml. */
  readonly init: (options: { readonly config: object }) => void;
  /** Returns one of Decap's own backends. */
  readonly getBackend: (name: string) => { readonly init: Init<Implementation> };
  /**
   * Registers a backend under a new name, which the configuration then names. Decap calls the backend with `new`, so it must not be an arrow
   * function.
   */
  readonly registerBackend: (name: string, backend: Init<object>) => void;
  readonly getWidget: (name: string) => Widget | undefined;
  readonly registerWidget: (name: string, control: unknown, preview: unknown, schema?: object) => void;
  readonly registerLocale: (language: string, phrases: object) => void;
  readonly registerCustomFormat: (name: string, extension: string, format: ReturnType<typeof formatOf>) => void;
  readonly registerPreviewStyle: (styles: string, options: { readonly raw: true }) => void;
  readonly registerPreviewTemplate: (collection: string, component: unknown) => void;
  /** Registers a block that editors insert into a body (https://decapcms.org/docs/custom-widgets/#registereditorcomponent). */
  readonly registerEditorComponent: (component: object) => void;
  readonly getEditorComponents: () => { readonly get: (id: string) => object | undefined };
  readonly registerEventListener: (listener: {
    readonly name: EventName;
    readonly handler: (event: { readonly entry: DraftMap }) => unknown;
  }) => void;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT?: boolean;
    readonly CMS: Decap;
    readonly createClass: <Class extends object>(definition: Class & ThisType<Class & Component>) => unknown;
    readonly h: (tag: unknown, props: object, ...children: readonly unknown[]) => unknown;
  }
}

/** Returns Decap's API, which exists once the bundle has loaded. */
export const decap = (): Decap => window.CMS;

/**
 * Returns a component, for Decap's copy of React, that renders an empty `div` for other code to fill.
 *
 * @param props props of the `div`, including a `ref`
 * @param draw called after the first render and after every update
 */
export const filledBy = (props: object, draw: (props: Component["props"]) => void): unknown =>
  window.createClass({
    render: () => window.h("div", props),
    componentDidMount() {
      draw(this.props);
    },
    componentDidUpdate() {
      draw(this.props);
    },
  });

/** Converts an Immutable.js value to plain data. */
export const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Converts an entry from Decap to a `Draft`. */
export const draftOf = (entry: DraftMap): Draft => ({
  collection: text(entry.get("collection")),
  slug: text(entry.get("slug")),
  // Safe cast: `data` is a map of the entry's fields.
  data: (toPlain(entry.get("data")) ?? {}) as Data,
});

/** Registers a handler for an event on an entry. */
export const on = (name: Exclude<EventName, "preSave">, handler: (draft: Draft) => unknown): void =>
  decap().registerEventListener({
    name,
    // Return nothing: Decap passes a result to the next handlers as the entry's data.
    handler: async ({ entry }) => {
      await handler(draftOf(entry));
    },
  });

/** Registers a handler that runs before each save and resolves to the data to write. If the handler rejects, nothing is saved. */
export const onSaving = (handler: (draft: Draft) => Promise<Data>): void =>
  decap().registerEventListener({
    name: "preSave",
    // Stores the data in the entry under the reserved key SAVING. The file format writes only that key's value (page-format.ts). Safe cast:
    // `data` is a map of the entry's fields.
    handler: async ({ entry }) => (entry.get("data") as DraftMap).setIn([SAVING], await handler(draftOf(entry))),
  });

/** Returns the form that an editor URL opens, with an empty slug for a new entry; undefined if the URL opens a list. */
export const formOfUrl = (url = window.location.hash): Form | undefined => {
  const { collection, slug = "" } = /#\/collections\/(?<collection>[^/]+)\/(?:new|entries\/(?<slug>[^/?]+))/.exec(url)?.groups ?? {};
  return collection === undefined ? undefined : { collection, slug: decodeURIComponent(slug) };
};

/** Returns the URL of a form, relative to /admin. */
export const formAt = ({ collection, slug }: Form): string => `#/collections/${collection}/entries/${slug}`;
