/**
 * Answers each message with the editor's current data, or with null if the content cannot be read, for example because the next test
 * restores it. Runs as a child process of the tests' editor (editor.ts).
 */
import { editorSiteNow, hashesOf } from "../../src/cms/editor-site";

/** Earlier answers, by the hashes of the content files. Many tests open the same content. */
const answers = new Map<string, string>();

const answerFor = (root: string, environment: Readonly<Record<string, string>>): string | null => {
  try {
    const key = JSON.stringify(hashesOf(root));
    const answer = answers.get(key) ?? JSON.stringify(editorSiteNow(root, { NODE_ENV: "test", ...environment }));
    answers.set(key, answer);
    return answer;
  } catch (error) {
    console.warn("The tests' editor could not read its content:", error instanceof Error ? error.message : error);
    return null;
  }
};

process.on("message", ({ root, environment }: { readonly root: string; readonly environment: Readonly<Record<string, string>> }) => {
  process.send?.(answerFor(root, environment));
});
