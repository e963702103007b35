/** A project that was moved or copied with its cache builds: what Gatsby remembers of the other folder goes. */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { clearMovedCache } from "../../../../src/build/gatsby/moved-cache";

const folder = mkdtempSync(path.join(tmpdir(), "moved-cache-"));
const built = path.join(folder, "public");
beforeEach(() => mkdirSync(built, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const start = (...components: readonly string[]) => {
  const state = { components: new Map(components.map((file) => [file, {}])) };
  const said: string[] = [];
  const info = (line: string) => said.push(line);
  Reflect.apply(clearMovedCache, undefined, [{ store: { getState: () => state }, reporter: { info } }, folder]);
  return said;
};

it("keeps what was built here, and what was not built at all", () => {
  expect([start(path.join(folder, "src/templates/post.tsx")), start()]).toEqual([[], []]);
  expect(existsSync(built)).toBe(true);
});

it.each(["/elsewhere/src/templates/post.tsx", `${folder}-copy/src/pages/index.tsx`])(
  "takes away what was built in another folder: %s",
  (file) => {
    expect(start(file)).toEqual([expect.stringContaining(file)]);
    expect(existsSync(built)).toBe(false);
  },
);
