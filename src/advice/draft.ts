/** What can be said about one file while it is written, without the others: not whether two pages are alike. */
import { resolveData, resolveText } from "../content/fact-references";
import type { NamedFacts } from "../content/named-facts";
import { files, folders } from "../content/schema";
import type { Advice } from "./advice";
import { claimAdvice } from "./claims";
import { factAdvice } from "./facts";
import { lengthAdvice } from "./lengths";
import { bodyPassages, dataPassages, type WrittenFile } from "./passages";
import { priceAdvice } from "./prices";
import { headingAdvice, headingsOf, singlePages } from "./search";

/** A file as it stands in a form, in whatever state. */
export interface Draft {
  /** Path below `content/`. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The text under the front matter; empty for YAML. */
  readonly body: string;
}

/** What the advice must know of the rest of the site. */
export interface Surroundings {
  readonly facts: NamedFacts;
  readonly siteUrl: string;
}

const at = (value: unknown, ...path: readonly string[]): string | undefined => {
  const found = path.reduce(
    (inner, key) => (typeof inner === "object" && inner !== null ? (Reflect.get(inner, key) as unknown) : undefined),
    value,
  );
  return typeof found === "string" && found.trim() !== "" ? found.trim() : undefined;
};

const isIn = (file: string, { folder }: { readonly folder: string }): boolean => file.startsWith(`${folder}/`);

const pageAdvice = ({ file, data, body }: Draft): readonly Advice[] => {
  const text = (folder: { readonly folder: string }) => (isIn(file, folder) ? [{ slug: "", body, listed: data.listed !== false }] : []);
  const { services, locations, posts } = folders;
  const lengths = lengthAdvice({ services: text(services), locations: text(locations), posts: text(posts) });
  const isPage = Object.values(folders).some((folder) => isIn(file, folder)) || singlePages.some((name) => files[name].file === file);
  if (!isPage) return lengths;
  const title = at(data, "seo", "title");
  const description = at(data, "seo", "description");
  const seo = { ...(title && { title }), ...(description && { description }) };
  const page = { seo, hero: { heading: at(data, "hero", "heading") ?? at(data, "title") ?? "" } };
  return [...lengths, ...headingAdvice([headingsOf(file, page)], [])];
};

/** Advises on one file as it stands in a form. */
export const draftAdvice = ({ file, data, body }: Draft, { facts, siteUrl }: Surroundings): readonly Advice[] => {
  const written: readonly WrittenFile[] = [{ file, passages: [...dataPassages(data), ...bodyPassages(body)] }];
  // Lengths are those of what a visitor will read.
  const filled = { file, data: { ...data, ...(resolveData(data, facts).data as object) }, body: resolveText(body, facts, true).text };
  return [
    ...claimAdvice(written, { business: { siteUrl } }),
    ...priceAdvice(written),
    ...factAdvice(written, facts),
    ...pageAdvice(filled),
  ];
};
