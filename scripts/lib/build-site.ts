import path from "node:path";
import { loadContent } from "../../src/content/load";
import { ContentError } from "../../src/content/problems";
import { finish } from "../../src/build/finish";
import { contentDirectory } from "../../src/build/sources";
import { gatsby } from "./gatsby";

/** Builds the site into `dist/`. The exit code: 0, or that of what failed; then `dist/` is as it was. */
export const buildSite = async (): Promise<number> => {
  const contentRoot = contentDirectory();
  try {
    const content = loadContent(contentRoot, { drafts: false });
    const status = await gatsby("build");
    if (status !== 0) return status;
    await finish({ from: "public", to: "dist", content, contentRoot });
    console.log(`The site is in ${path.relative(process.cwd(), path.resolve("dist"))}/`);
    return 0;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    console.error("\nNothing was built; the last good site is untouched.");
    return 1;
  }
};
