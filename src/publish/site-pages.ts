/**
 * Tells the finishing pass which pages this build has. Gatsby's folder cannot: it keeps data of pages that are gone.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";

const FILE = "site-pages.json";

const listSchema = z.array(z.string());

/** Writes down the addresses of all pages, in Gatsby's cache folder. */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ getNodesByType }) => {
  const paths = getNodesByType("SitePage").map((node) => String(node.path));
  writeFileSync(path.resolve(".cache", FILE), JSON.stringify(paths.sort()));
};

/** Reads what {@link onPostBuild} wrote: the address of every page, sorted. */
export const readSitePages = (cache: string): readonly string[] =>
  listSchema.parse(JSON.parse(readFileSync(path.join(cache, FILE), "utf8")));
