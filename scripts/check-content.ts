/** Checks everything in `content/` and prints each problem: `npm run check:content [-- --json]`. Exit code 1 when there is one. */
import path from "node:path";
import { loadContent } from "../src/content/load";
import { ContentError, type Problem } from "../src/content/problems";

const check = (root: string): { readonly problems: readonly Problem[]; readonly report: string } => {
  try {
    loadContent(root, { drafts: true });
    return { problems: [], report: "content/ is in order" };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, report: error.message };
    throw error;
  }
};

const { problems, report } = check(path.resolve(process.env.CONTENT_DIR ?? "content"));
process.stdout.write(process.argv.includes("--json") ? `${JSON.stringify(problems, null, 2)}\n` : `${report}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
