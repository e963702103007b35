import type { Entry } from "./schema";

/** Appends a heading and a list of links in markdown to a text with sources. */
export const withSources = (body: string, sources: Entry<"posts">["sources"], heading: string): string =>
  sources.length === 0
    ? body
    : `${body.trimEnd()}\n\n## ${heading}\n\n${sources.map(({ title, url }) => `- [${title}](${url})`).join("\n")}\n`;
