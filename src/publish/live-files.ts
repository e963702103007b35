/** Decides which files of Gatsby's folder belong to this build. The folder also holds what earlier builds left there. */

/** What this build is known to be made of. Files are named as they lie below the folder. */
export interface Live {
  /** Scripts that start the app. */
  readonly entry: ReadonlySet<string>;
  /** Text of webpack's runtime: it knows every further script by the hash in its name. */
  readonly runtimeCode: string;
  /** Data and files below `static/` that pages load, each with one of those pages. */
  readonly loadedBy: ReadonlyMap<string, string>;
  /** Files of the project's own folder `static`, which Gatsby copies. */
  readonly own: ReadonlySet<string>;
}

/** Scripts and styles: `name-<hash>.js`, `name.<hash>.css`. */
const HASHED = /^[^/]+[-.]([0-9a-f]{20})\.(?:js|css)$/;
/** What plugins write: sitemaps and the feed. */
const BY_PLUGINS = /^[^/]+\.xml$/;

/** Tells whether a file is part of the build. Pages are not asked for here: they are finished one by one. */
export const isLive = (file: string, { entry, runtimeCode, loadedBy, own }: Live): boolean => {
  const hash = HASHED.exec(file)?.[1];
  if (hash !== undefined) return entry.has(file) || runtimeCode.includes(hash);
  return own.has(file) || loadedBy.has(file) || BY_PLUGINS.test(file);
};
