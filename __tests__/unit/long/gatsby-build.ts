/** Publishes small Gatsby builds. Tests that import this file mock `publishSharePictures`, which takes most of the time. */
import { readFileSync } from "node:fs";
import { finish } from "../../../src/publish";
import { filesBelow, htmlFile } from "../../../src/publish/page-files";
import { fixture } from "../../fixtures/content";
import { folderForEachTest } from "../../fixtures/folder";

/** Pages that visitors can open. */
export const VISITED_PAGES: readonly string[] = ["/", "/about", "/es", "/es/about"];
const PAGES = [...VISITED_PAGES, "/404.html", "/404", "/blog/404", "/es/404", "/es/blog/404"];

/** Creates a project folder for each test. */
export const gatsbyBuildForEachTest = () => {
  const { at, write } = folderForEachTest();
  return {
    at,
    write,
    /** Writes a Gatsby build with `text` in every file. */
    build: (text: string): void => {
      for (const page of PAGES) write(`public/${htmlFile(page)}`, text);
      write("public/sitemap-0.xml", text);
    },
    publish: (): Promise<void> => {
      // Without posts, because publishing reads posts' pictures from the project's content, which does not have the fixture's pictures.
      const content = { ...fixture, posts: [] };
      return finish({ root: at(), pages: PAGES, languages: { en: content }, source: { commit: "0", changed: false, time: null } });
    },
    /** Returns the text of each published file by path. */
    published: () => Object.fromEntries(filesBelow(at("dist")).map((file) => [file, readFileSync(at("dist", file), "latin1")])),
  };
};
