/** What the inline script finds beside its code. */
export interface PageScript {
  /** The code: the same on every page. */
  readonly code: string;
  /** The page's address as Gatsby knows it. */
  readonly page: string;
  /** What the app will ask for on this page: addresses of scripts and data. */
  readonly parts: readonly string[];
  /** Whether the page needs the app without being asked for it. */
  readonly isEager: boolean;
}

const attribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** Puts the one inline script into the head of a page. It is not the last thing there: a tap may come before the page is whole. */
export const withPageScript = (html: string, { code, page, parts, isEager }: PageScript): string => {
  const end = html.indexOf("</head>");
  if (end < 0) throw new Error("expected </head>, found none");
  const attributes = `data-page="${attribute(page)}" data-parts="${attribute(parts.join(" "))}"${isEager ? ` data-eager=""` : ""}`;
  return `${html.slice(0, end)}<script ${attributes}>${code}</script>${html.slice(end)}`;
};
