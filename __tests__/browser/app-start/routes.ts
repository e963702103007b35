/** The pages that the app's start is tested on: one of each template and make-up, and every page that is one of its kind. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pages } from "../pages";

export interface Route {
  readonly path: string;
  /** The page as it is served. */
  readonly html: string;
}

/**
 * Reads a page as the host serves it: what is not there is the nearest 404.html up the tree.
 *
 * @throws when dist/ has not even a 404.html
 */
const htmlOf = (address: string): string => {
  const files = [`${address === "/" ? "/index" : address}.html`, path.posix.join(path.posix.dirname(address), "404.html"), "404.html"];
  const file = files.map((name) => path.join("dist", name)).find(existsSync);
  if (!file) throw new Error(`dist/ has no page for ${address}: build the site first`);
  return readFileSync(file, "utf8");
};

interface Kinds {
  readonly route: Route;
  /** The template that draws it, and that together with each kind of section in it. */
  readonly kinds: readonly string[];
}

const withKinds = (route: Route): Kinds => {
  const { path: address, html } = route;
  const template = /data-parts="[^"]*\/component---(?<name>[\w-]+)-[0-9a-f]+\.js/.exec(html)?.groups?.name;
  if (!template) throw new Error(`${address} does not name the script of its template`);
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const sections = [...main.matchAll(/<(?:section|article|form|details|figure|iframe) class="(?<names>[^"]*)"/g)];
  return { route, kinds: [...new Set([template, ...sections.map(({ groups }) => `${template} with ${groups?.names ?? ""}`)])] };
};

const all = pages.map((address) => withKinds({ path: address, html: htmlOf(address) }));

/** Takes a page only when it shows what none before it has shown: richest pages first, so that few show everything. */
const fewest = (candidates: readonly Kinds[]): readonly Route[] => {
  const shown = new Set<string>();
  return candidates
    .toSorted((one, other) => other.kinds.length - one.kinds.length)
    .flatMap(({ route, kinds }) => {
      const isNew = kinds.some((kind) => !shown.has(kind));
      for (const kind of kinds) shown.add(kind);
      return isNew ? [route] : [];
    })
    .toSorted((one, other) => one.path.localeCompare(other.path));
};

/** The fewest pages that show every template with every kind of section it can have. */
export const routes: readonly Route[] = fewest(all);
