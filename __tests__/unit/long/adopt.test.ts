/** Tests the content that `npm run adopt` produces, and the answers that it rejects. */
import { readFileSync } from "node:fs";
import { parse as parseYaml, stringify } from "yaml";
import { adopt } from "../../../scripts/adopt/adopt";
import { parseAnswers } from "../../../scripts/adopt/answers";
import type { Files } from "../../../src/cms/take-out";
import { listFiles } from "../../../src/content/load/read-folder";
import { writeSpanish } from "../../fixtures/translated";
import { copyContent } from "../content/copy";

const ANSWERS = {
  ...(parseYaml(readFileSync("__tests__/fixtures/answers.yml", "utf8")) as object),
  ...{ license: "none", insured: false, warrantyYears: false, delivery: undefined, kept: undefined },
  ...{ town: "Coeur d'Alene", region: "ID", state: "Idaho", area: "Kootenai County" },
  languages: ["en", "es"],
  services: ["line-painting"],
  places: [
    {
      name: "Coeur d'Alene",
      text: "Frost lifts the lines here. We paint in June.",
      spanish: "La helada levanta las líneas. Pintamos en junio.",
    },
  ],
};

const parse = (change: object) => parseAnswers("answers.yml", Buffer.from(stringify({ ...ANSWERS, ...change })));

describe("the content of an adopted site", () => {
  const copy = copyContent();
  copy.change("settings/business.yml", /$/, "sample: true\n");
  copy.change(
    "services/line-painting.md",
    "paint second.",
    "paint second. Our sample prices are low. Small jobs are {{minimum-charge}}. On Saturdays, yes. We paint on Saturday. Ask first.",
  );
  copy.change("services/line-painting.md", /^(?:menu|card|footer):\n(?: .*\n)+/gm, "");
  writeSpanish(copy.root);
  afterAll(() => copy.remove());
  const texts: Files = Object.fromEntries(listFiles(copy.root, "", [".md", ".yml"]).map((file) => [file, copy.read(file)]));
  const { files } = adopt(texts, parse({}));
  const all = Object.entries(files)
    .map(([file, text]) => `${file}\n${text}`)
    .join("\n");

  it.each([
    ["no claim that the answers deny", /\blicensed\b|\binsured\b|\{\{warranty-years\}\}/i],
    ["no sentence about closed days", /Saturday/],
    ["no link to a removed page", /asphalt-sealing|cold-patch|locations\/(?:reno|sparks)/],
  ])("contains %s", (_, pattern) => {
    expect(all).not.toMatch(pattern);
  });

  it.each([
    ["the sentence that follows one about closed days", "services/line-painting.md", /Ask first\./],
    ["its only service in the menu, the cards and the footer", "services/line-painting.md", /^menu:$[^]*^card:$[^]*^footer:$/m],
    ["prices without the word sample, and no unset prices", "services/line-painting.md", /paint second\. Our prices are low\. /],
    ["the spoken languages", "settings/company.yml", /^languages: English and Spanish$/m],
    ["the spoken languages in Spanish", "es/settings/company.yml", /^languages: Inglés y español$/m],
  ])("contains %s", (_, file, pattern) => {
    expect(files[file]).toMatch(pattern);
  });

  it("is not changed by a second run", () => {
    expect(adopt(files, parse({})).files).toEqual(files);
  });

  it("cannot include an unknown service", () => {
    expect(() => adopt(texts, parse({ services: ["roofing"] }))).toThrow("services: unknown slugs: roofing. Choose from: ");
  });
});

it("accepts the answers file that the project ships", () => {
  expect(parseAnswers("answers.yml", readFileSync("docs/answers.yml")).town).toBe("Des Moines");
});

it.each([
  [{ license: "Nevada" }, /answers\.yml:6 +license[^]*a license number with its digits/],
  [{ places: [...ANSWERS.places, ...ANSWERS.places] }, /places[^]*a list without duplicate places/],
  [{ services: [] }, /services[^]*at least 1 entry/],
  [{ domain: "https://example.com/shop" }, /domain[^]*only a domain/],
  [{ phon: "1" }, /phon\b[^]*one of the fields name, shortName/],
])("rejects %j and names the key", (change, message) => {
  expect(() => parse(change)).toThrow(message);
});
