/** Answers each message with the editor's current data. Runs as a child process of the tests' editor (editor.ts). */
import { editorSiteNow, hashesOf } from "../../src/cms/editor-site";

/** Earlier answers, by the hashes of the content files. Many tests open the same content. */
const answers = new Map<string, string>();

process.on("message", ({ root, environment }: { readonly root: string; readonly environment: Readonly<Record<string, string>> }) => {
  const key = JSON.stringify(hashesOf(root));
  const answer = answers.get(key) ?? JSON.stringify(editorSiteNow(root, { NODE_ENV: "test", ...environment }));
  answers.set(key, answer);
  process.send?.(answer);
});
