/** What the inline script finds beside its code. */
export interface PageScript {
  /** The code: the same on every page. */
  readonly code: string;
  /** The page's address as Gatsby knows it. */
  readonly page: string;
  /** What the app will ask for on this page: addresses of scripts and data. */
  readonly parts: readonly string[];
  /** What the page was built from, digested: the app does not take over a page with other data. */
  readonly digest: string;
  /** Whether the page needs the app without being asked for it. */
  readonly isEager: boolean;
}

const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Puts the one inline script into the head of a page. It is not the last thing there: a tap may come before the page is whole. */
export const withPageScript = (html: string, { code, page, parts, digest, isEager }: PageScript): string => {
  const end = html.indexOf("</head>");
  if (end < 0) throw new Error("expected </head>, found none");
  const start = isEager ? ` data-eager=""` : "";
  const attributes = `data-page="${attribute(page)}" data-parts="${attribute(parts.join(" "))}" data-digest="${digest}"${start}`;
  return `${html.slice(0, end)}<script ${attributes}>${code}</script>${html.slice(end)}`;
};
