/** What customers ask (docs/customers-questions.md) is answered where that list says. */
import { readFileSync } from "node:fs";
import { passagesOf, shipped } from "./rules/shipped";
import { FOLDER_ROUTES } from "../../src/content/words";

interface Row {
  readonly customer: string;
  readonly question: string;
  readonly page: string;
  readonly where: string;
}

const PRICE_GUIDE = "settings/price-guide.yml";
const SINGLE_PAGES: Readonly<Record<string, string>> = {
  "/": "pages/home.yml",
  "/contact": "pages/contact.yml",
  "/services": "pages/services.yml",
};

const withPrices = new Set([
  ...(shipped.homePage.prices ? ["/"] : []),
  ...shipped.services.flatMap(({ slug, prices }) => (prices ? [`${FOLDER_ROUTES.services}/${slug}`] : [])),
  ...shipped.posts.flatMap(({ slug, prices }) => (prices ? [`${FOLDER_ROUTES.posts}/${slug}`] : [])),
]);

const rows: readonly Row[] = readFileSync("docs/customers-questions.md", "utf8")
  .split(/^## /m)
  .slice(1)
  .flatMap((part) => {
    const [customer = ""] = part.split("\n");
    return [...part.matchAll(/^\| (?<question>[^|]+\?) +\| (?<page>\/\S*) +\| (?<where>[^|]+?) +\|$/gm)].map(({ groups }) => ({
      customer,
      question: groups?.question ?? "",
      page: groups?.page ?? "",
      where: groups?.where ?? "",
    }));
  });

const fileOf = (page: string): string => {
  const [folder] = Object.entries(FOLDER_ROUTES).find(([, route]) => page.startsWith(`${route}/`)) ?? [];
  return SINGLE_PAGES[page] ?? `${folder ?? ""}/${page.split("/").at(-1) ?? ""}.md`;
};

/** What a page says: its own texts, and those of What it costs where it shows that. */
const textsOf = (page: string): readonly string[] =>
  [fileOf(page), ...(withPrices.has(page) ? [PRICE_GUIDE] : [])].flatMap(passagesOf).map(({ text }) => text.replace(/\s+/g, " "));

const isAnswered = ({ page, where }: Pick<Row, "page" | "where">): boolean =>
  textsOf(page).some((text) => text === where || (where.length > 8 && text.includes(where)));

test("the list has the questions of three customers, each once", () => {
  expect(new Set(rows.map(({ customer }) => customer)).size).toBe(3);
  expect(rows.length).toBeGreaterThan(45);
  expect(new Set(rows.map(({ question }) => question)).size).toBe(rows.length);
});

test("no row of the list is passed over", () => {
  const lines = readFileSync("docs/customers-questions.md", "utf8").match(/^\| .*\?.*\|$/gm) ?? [];
  expect(lines).toHaveLength(rows.length);
});

test.each(rows)("$question is answered at $page, $where", (row) => {
  expect(isAnswered(row)).toBe(true);
});

test.each([
  { page: "/services/crack-repair", where: "Nine patterns and what they say" },
  { page: "/services/crack-repair", where: "What it costs" },
])("the guard finds that $where is not at $page", (row) => {
  expect(isAnswered(row)).toBe(false);
});
