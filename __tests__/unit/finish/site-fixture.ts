/** A tiny build of Gatsby and what `finish` needs to publish it. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { finish } from "../../../src/build/finish";
import type { Content } from "../../../src/content/schema";
import { loadContent } from "../../../src/content/load";

const CONTENT = path.resolve("content");
const content: Content = { ...loadContent(CONTENT, { drafts: false }), services: [], locations: [], posts: [], projects: [] };

const page = (text: string) =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"/><script src="/app-7b20c6f55e3c6c072bb9.js"></script></head><body><div id="___gatsby"><main>${text}</main></div></body></html>`;

/** Makes a folder with a build in `public/`; `publish` finishes it into `dist/`. */
export const siteFixture = () => {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  const from = path.join(root, "public");
  const to = path.join(root, "dist");
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    writeFileSync(path.join(from, file), text);
  };
  return {
    to,
    write,
    /** Writes a whole build whose every page says `text`. */
    build: (text: string) => {
      for (const file of ["index.html", "about/index.html", "404.html", "404/index.html", "blog/404/index.html"]) write(file, page(text));
      write("rss.xml", `<rss><channel><title>${text}</title></channel></rss>`);
      write("page-data/app-data.json", JSON.stringify({ text }));
      write("app-7b20c6f55e3c6c072bb9.js", `console.log(${JSON.stringify(text)})`);
    },
    publish: () =>
      finish({ from, to, content, contentRoot: CONTENT, host: "cloudflare", source: { commit: "0", changed: false, time: new Date(0) } }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};

/** Reads a folder: every file's name and a hash of its bytes. Undefined when it is not there. */
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
