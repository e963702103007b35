/** Says what is live: the content of `/build.json`. */

/** From what a build was made. */
export interface BuildSource {
  /** The commit's full hash; nothing outside a git repository. */
  readonly commit?: string | undefined;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
  /** When the commit was made, not when the build ran: the same files make the same bytes, whenever they are built. */
  readonly time?: Date | undefined;
}

/** Counts pages: addresses with content of their own, not the answers for unknown ones nor the editor. */
export const countPages = (files: readonly string[]): number =>
  files.filter((file) => /(?:^|\/)index\.html$/.test(file) && !/^(?:admin|404|blog\/404)\//.test(file)).length;

/** What `/build.json` says of the published folder itself. */
interface Published {
  readonly pages: number;
  /** What all files but `build.json` say, digested: two builds with one digest are the same site. */
  readonly digest: string;
}

/** Writes the build id as JSON. */
export const buildId = ({ commit, changed, time }: BuildSource, { pages, digest }: Published): string =>
  `${JSON.stringify({ commit: commit ?? null, changed, time: time?.toISOString() ?? null, pages, digest }, null, 2)}\n`;
