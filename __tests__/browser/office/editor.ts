/** Provides each test with an editor and the list of files that the editor has changed. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { startEditor } from "../../../scripts/lib/editor";
import { filesBelow } from "../../../src/publish/page-files";

export interface Editor {
  /** URL of /admin. */
  readonly address: string;
  /** Folder of the copied project, which contains `content/`. */
  readonly project: string;
  /** Returns the files added, changed or removed since the editor started, relative to the project. */
  readonly changes: () => Promise<readonly string[]>;
}

/** Suffix of files that the editor's server is still writing (scripts/lib/atomic-writes.mjs). */
const UNFINISHED = ".saving";

/** Returns the contents of all files under a folder, by path. */
const contentsOf = async (root: string): Promise<ReadonlyMap<string, string>> => {
  const files = filesBelow(root).filter((file) => !file.endsWith(UNFINISHED));
  return new Map(await Promise.all(files.map(async (file) => [file, await readFile(path.join(root, file), "latin1")] as const)));
};

/** Provides each test with an editor for a copy of the content. The test fails if /admin makes a request to another host. */
export const test = base.extend<{ editor: Editor }>({
  editor: async ({ page }, provide) => {
    const { address, project, stop } = await startEditor();
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "127.0.0.1") foreign.push(request.url());
    });
    const before = await contentsOf(project);
    await provide({
      address,
      project,
      changes: async () => {
        const after = await contentsOf(project);
        return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file)).sort();
      },
    });
    await stop();
    expect(foreign).toEqual([]);
  },
});
