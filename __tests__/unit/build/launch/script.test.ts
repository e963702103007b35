/** `npm run launch-check`, as its own program. */
import { spawnSync } from "node:child_process";
import { copyContent, type ContentCopy } from "../../content/copy";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

it("says what is wrong with content that does not hold, and no more", () => {
  copy.write("pages/about.yml", "hero: 1\n");
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/launch-check.mts"], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: copy.root },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("content/pages/about.yml");
  expect(stderr).not.toContain("launch-check.mts");
});
