/** Puts what a text rests on at its end. */
interface Source {
  readonly title: string;
  readonly url: string;
}

/** Adds a heading and a list of links in markdown to a text that has sources. */
export const withSources = (body: string, sources: readonly Source[], heading: string): string =>
  sources.length === 0
    ? body
    : `${body.trimEnd()}\n\n## ${heading}\n\n${sources.map(({ title, url }) => `- [${title}](${url})`).join("\n")}\n`;
