/** A tiny Gatsby build, and the options that `finish` needs to publish it. */
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { finish } from "../../../../src/build/publish";
import type { Content } from "../../../../src/content/schema";
import { loadContent } from "../../../../src/content/load";
import { htmlFile } from "../../../../src/build/publish/page-files";
import { newFolder } from "../../../fixtures/folder";
import { gatsbyPage } from "./gatsby-page";

const CONTENT = path.resolve("content");
const content: Content = { ...loadContent(CONTENT, { drafts: false }), services: [], locations: [], posts: [], projects: [] };

const PAGES = ["/", "/about", "/404.html", "/404", "/blog/404"];
const ENTRY = ["static/webpack-runtime-0123456789.js", "static/app-7b20c6f55e.js"];

/** Creates a folder for a build in `public/`. `publish` publishes it to `dist/`. */
export const siteFixture = () => {
  const root = newFolder();
  const from = path.join(root, "public");
  const to = path.join(root, "dist");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    writeFileSync(path.join(from, file), text);
  };
  return {
    from,
    to,
    write,
    /** Writes a complete build with `text` on every page. */
    build: (text: string) => {
      for (const page of PAGES) {
        write(htmlFile(page), gatsbyPage(text, page));
        write(`page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`, JSON.stringify({ result: { data: text } }));
      }
      for (const script of ENTRY) write(script, `console.log(${JSON.stringify(text)})`);
      write("webpack.stats.json", JSON.stringify({ namedChunkGroups: {} }));
      write("../.cache/state", "");
      write("sitemap-0.xml", `<urlset>${text}</urlset>`);
      write("page-data/app-data.json", JSON.stringify({ webpackCompilationHash: text }));
    },
    publish: () =>
      finish({
        from,
        cache: path.join(root, ".cache"),
        to,
        pages: PAGES,
        content,
        languages: { en: content },
        contentRoot: CONTENT,
        host: "cloudflare",
        isPreview: false,
        source: { commit: "0", changed: false, time: new Date(0) },
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

/** Returns the SHA-256 of each file in a folder by path, or undefined if the folder is missing. */
export const snapshot = (folder: string): Readonly<Record<string, string>> | undefined => {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      files
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [path.relative(folder, file), createHash("sha256").update(readFileSync(file)).digest("hex")]),
    );
  } catch {
    return undefined;
  }
};
