/** Child process of the tests' editor: answers each message with the editor's current data. The content check takes seconds on a busy machine. */
import { editorSiteNow } from "../../src/cms/editor-site";

process.on("message", ({ root, environment }: { readonly root: string; readonly environment: Readonly<Record<string, string>> }) => {
  process.send?.(JSON.stringify(editorSiteNow(root, { NODE_ENV: "test", ...environment })));
});
