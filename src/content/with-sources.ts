/** Appends a text's sources. */
interface Source {
  readonly title: string;
  readonly url: string;
}

/** Appends a heading and a list of links in markdown to a text with sources. */
export const withSources = (body: string, sources: readonly Source[], heading: string): string =>
  sources.length === 0
    ? body
    : `${body.trimEnd()}\n\n## ${heading}\n\n${sources.map(({ title, url }) => `- [${title}](${url})`).join("\n")}\n`;
