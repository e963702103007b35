import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { Island } from "../../../../src/client/islands/island";
import { pageScripts } from "../../../../src/build/gatsby/page-head";
import { drawnIn } from "../../../../src/build/gatsby/page-styles";
import { BUILD } from "./page-build";

/** Returns the HTML of a page with these islands. */
const bodyWith = (...names: readonly Parameters<typeof Island>[0]["name"][]): string =>
  renderToStaticMarkup(
    <>
      {names.map((name, index) => (
        <Island key={index} name={name} component={() => <p>{name}</p>} props={{ text: "<script data-island='post-list'>" }} />
      ))}
    </>,
  );

const FORM = bodyWith("quote-form");

const codesOf = (page: string, body: string) => {
  const $ = load(renderToStaticMarkup(<head>{pageScripts(page, drawnIn(body).islands, BUILD)}</head>));
  return $("script")
    .toArray()
    .map((script) => $(script).text());
};

it.each([
  ["none without an island", "/about", "<p>About</p>", []],
  ["the script of its island", "/contact", FORM, ["keep()"]],
  [
    "each once, if a page has several islands with the same name",
    "/blog",
    bodyWith("post-list", "quote-form", "post-list"),
    ["merge()", "keep()"],
  ],
  ["none for islands that hydrate on interaction", "/services", bodyWith("calculator", "worksheets"), []],
  ["the page's own script", "/thank-you", "", ["forget()"]],
  ["both", "/thank-you", FORM, ["keep()", "forget()"]],
])("adds the page's inline scripts: %s", (_, page, body, codes) => {
  expect(codesOf(page, body)).toEqual(codes);
});
