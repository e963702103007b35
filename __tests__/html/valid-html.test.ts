/** Every built page is valid HTML by the recommended rules of html-validate. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { HtmlValidate } from "html-validate";
import { DIST, htmlFiles } from "./built-site";

const all = htmlFiles();
// Pages with /index.html are the same bytes as those beside the folder; the editors' page is the CMS's own.
const files = all.filter(
  (file) => !file.startsWith("admin/") && !(file.endsWith("/index.html") && all.includes(file.replace("/index.html", ".html"))),
);

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React and Gatsby print what is the same to every parser: <img/>, srcSet, required="", <!doctype html>.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "doctype-style": "off",
    // React's useId and Gatsby's root element make ids such as ":R5d:" and "___gatsby": valid, only awkward in CSS.
    "valid-id": ["error", { relaxed: true }],
    // A phone number with special blanks and hyphens cannot be searched for or copied; the style sheet keeps it on one line.
    "tel-non-breaking": "off",
    // Gatsby styles its focus wrapper and announcer so; a picture's ground is a value of its data, not of the design.
    "no-inline-style": "off",
    // A wide table says its roles, because a phone's styles take them away in some browsers (src/gatsby/table-columns.ts).
    "no-redundant-role": "off",
  },
});

it("finds pages", () => {
  expect(files).toContain("index.html");
});

it.each(files)("%s", async (file) => {
  const { results } = await validator.validateString(readFileSync(path.join(DIST, file), "utf8"));
  const faults = results.flatMap(({ messages }) => messages);

  expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "?"})`)).toEqual([]);
});
