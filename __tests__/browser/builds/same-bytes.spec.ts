/** The same files build to the same bytes, with nothing kept from an earlier build. */
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copyProject } from "../../../scripts/lib/project-copy";
import { filesBelow } from "../../../src/build/finish/files";
import { build, BUILD_TIMEOUT } from "./project";

/** Says when and from which commit the build was made. */
const BUILD_ID = "build.json";

const digests = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const files = (await filesBelow(folder)).filter((file) => file !== BUILD_ID);
  return Object.fromEntries(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(path.join(folder, file)))
        .digest("hex"),
    ]),
  );
};

test("a second build, cold and in another folder, has the same bytes", async () => {
  test.setTimeout(BUILD_TIMEOUT);
  const copy = copyProject(process.cwd());
  try {
    await build(copy);
    const [first, second] = [await digests("dist"), await digests(path.join(copy, "dist"))];
    expect(Object.keys(first).length).toBeGreaterThan(300);
    expect(Object.keys(first).filter((file) => first[file] !== second[file])).toEqual([]);
    expect(Object.keys(second)).toEqual(Object.keys(first));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
