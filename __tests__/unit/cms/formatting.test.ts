/** What the editor writes is laid out as Decap does it. That must fail no lint. */
import { spawnSync } from "node:child_process";

it.each(["content/posts/any.md", "content/settings/business.yml"])("lets the formatter leave %s alone", (file) => {
  const { stdout } = spawnSync(process.execPath, ["node_modules/prettier/bin/prettier.cjs", "--file-info", file], { encoding: "utf8" });
  expect(JSON.parse(stdout)).toMatchObject({ ignored: true });
});
