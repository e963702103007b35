import { load } from "cheerio/slim";

/** With two columns a phone has room for the table as it is. */
const TOO_WIDE = 3;

/** What a browser no longer says of a table's parts once a style sheet has changed how they are laid out. */
const roles = { table: "table", "thead, tbody": "rowgroup", tr: "row", th: "columnheader", td: "cell" } as const;

/**
 * Writes its column's heading on every cell of a table with three or more columns, as `data-column`, so that a phone can
 * show each row as a short list (`prose.module.css`). Roles keep it a table for screen readers:
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 *
 * @param html what gatsby-transformer-remark made of a text
 * @returns the same text; other tables and everything around them are as they were
 */
export const withColumnHeadings = (html: string): string => {
  if (!html.includes("<table")) return html;
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: "utf8" } }, false);
  $("table").each((_, element) => {
    const table = $(element);
    const headings = table
      .find("th")
      .map((__, heading) => $(heading).text())
      .get();
    if (headings.length < TOO_WIDE) return;
    table.attr("data-columns", String(headings.length));
    for (const [selector, role] of Object.entries(roles)) table.find(selector).addBack(selector).attr("role", role);
    table.find("tr").each((__, row) => {
      $(row)
        .find("td")
        .each((column, cell) => void $(cell).attr("data-column", headings[column] ?? ""));
    });
  });
  return $.html();
};
