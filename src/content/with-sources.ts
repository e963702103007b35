import type { Entry } from "./schema";

/** Returns markdown with a heading and a list of links to its sources at the end, or unchanged if there are no sources. */
export const withSources = (body: string, sources: Entry<"posts">["sources"], heading: string): string =>
  sources.length === 0
    ? body
    : `${body.trimEnd()}\n\n## ${heading}\n\n${sources.map(({ title, url }) => `- [${title}](${url})`).join("\n")}\n`;
