/** Reads and changes the files on this computer through decap-server. */
import type { Implementation } from "../decap/api";
import { base64Of } from "./base64";
import { Refusal, wordsFor } from "./errors";
import { gitSha } from "./git-sha";
import type { Basis, Changes, Repository, Save, Stored, Undo, Version } from "./repository";

/** Contents of files by path; null if a file does not exist. */
type Bytes = Readonly<Record<string, Blob | null>>;

/** The files on this computer. */
export class LocalRepository implements Repository {
  /** @param server Decap's backend for decap-server */
  constructor(private readonly server: Pick<Implementation, "getEntry" | "getMediaFile" | "persistEntry" | "deleteFiles">) {}

  tree(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  async read(path: string): Promise<Stored | undefined> {
    const { data } = await this.server.getEntry(path);
    return typeof data === "string" ? { text: data, sha: await gitSha(data) } : undefined;
  }

  textOf(): Promise<string> {
    return Promise.reject(new Error("Local files are not read by their hashes"));
  }

  async version(_: unknown, path: string): Promise<Version> {
    return { stored: await this.read(path), isDraft: false };
  }

  originOf(): Promise<"local"> {
    return Promise.resolve("local");
  }

  save({ path, text, pictures, message }: Save): Promise<Undo> {
    return this.change({ ...pictures, [path]: text }, message);
  }

  async change(changes: Changes, message: string, basis: Basis = {}): Promise<Undo> {
    for (const [path, sha] of Object.entries(basis)) if ((await this.read(path))?.sha !== sha) throw new Refusal(wordsFor(409));
    const before = await this.bytesOf(Object.keys(changes));
    await this.write(changes, message);
    return () => this.write(before, `Undo: ${message}`);
  }

  private async bytesOf(paths: readonly string[]): Promise<Bytes> {
    const each = paths.map(async (path) => {
      const { data } = await this.server.getEntry(path);
      // Read the bytes, because the text of a picture cannot be converted back.
      return [path, typeof data === "string" ? (await this.server.getMediaFile(path)).file : null] as const;
    });
    return Object.fromEntries(await Promise.all(each));
  }

  private async write(changes: Changes, message: string): Promise<void> {
    const assets = Object.entries(changes).flatMap(([path, content]) =>
      content === null ? [] : [{ path, toBase64: () => base64Of(content) }],
    );
    const gone = Object.keys(changes).filter((path) => changes[path] === null);
    const options = { commitMessage: message, collectionName: "content", useWorkflow: false };
    if (assets.length > 0) await this.server.persistEntry({ dataFiles: [], assets }, options);
    if (gone.length > 0) await this.server.deleteFiles(gone, message);
  }
}
