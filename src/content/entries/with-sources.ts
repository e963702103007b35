import type { Entry } from "../schema";

/** Returns markdown with a heading and a list of source links at the end. If there are no sources, returns the markdown unchanged. */
export const withSources = (body: string, sources: Entry<"posts">["sources"], heading: string): string =>
  sources.length === 0
    ? body
    : `${body.trimEnd()}\n\n## ${heading}\n\n${sources.map(({ title, url }) => `- [${title}](${url})`).join("\n")}\n`;
