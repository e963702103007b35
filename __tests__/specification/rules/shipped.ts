/** The content in the repository, which the specification describes. */
import path from "node:path";
import { loadContent } from "../../../src/content/load/load";
import { required } from "../../../src/content/shared/required";

/** Absolute path of the shipped content. */
export const CONTENT_ROOT = path.resolve("content");

/** The shipped content with drafts, loaded once per test file. */
export const shipped = loadContent(CONTENT_ROOT, { drafts: true });

/** Returns the entry with the given slug. */
export const entryOf = <Entry extends { readonly slug: string }>(entries: readonly Entry[], slug: string): Entry =>
  required(
    entries.find((entry) => entry.slug === slug),
    slug,
  );

/** Returns the service with the given slug. */
export const serviceOf = (slug: string) => entryOf(shipped.services, slug);
