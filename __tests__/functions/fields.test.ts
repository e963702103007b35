/** Every field of the form is saved, shown wherever the owner sees requests, and filled in again when the form is rejected. */
import { load, type CheerioAPI } from "cheerio";
import { valuesIn } from "../../src/quote/field-values";
import { answerText, choicesOf, FIELD_NAMES, FORM_FIELDS, KINDS, type FormField } from "../../src/quote/form-fields";
import { ANSWERS } from "../fixtures/quote-answers";
import { postUrlEncoded } from "./forms";
import { PAGE, startSiteWithOwner, type SiteWithOwner } from "./owner";
import { WORDS } from "./worker-site";

/** Columns that are not form fields. */
const OTHER_COLUMNS = [
  ...["id", "received_at", "form_id", "fingerprint", "page", "origin", "email_key", "phone_key", "state", "note"],
  ...["told_at", "tell_after", "tell_attempts", "tell_problem", "sending_since", "unsure_at"],
];

let site: SiteWithOwner["site"];
let mail: SiteWithOwner["mail"];
let owner: SiteWithOwner["owner"];
/** The form as it is shown again when it is rejected. */
let rejected: CheerioAPI;

beforeAll(async () => {
  ({ site, mail, owner } = await startSiteWithOwner());
  await postUrlEncoded(site, ANSWERS);
  await site.runCron();
  // The form is rejected because `subject`, the honeypot, is filled in.
  rejected = load(await (await postUrlEncoded(site, { ...ANSWERS, subject: "spam" })).text());
});

it("the database's columns are those of the fields and the other known columns", async () => {
  const columns = await site.rows("SELECT name FROM pragma_table_info('requests')");
  expect(columns.map(({ name }) => String(name)).sort()).toEqual([...FIELD_NAMES, ...OTHER_COLUMNS].sort());
});

describe.each(FIELD_NAMES)("the field %s", (name) => {
  const label = WORDS.form[name];
  const properties: FormField = FORM_FIELDS[name];
  const { heading, kind, isRequired } = properties;
  const shown = answerText(name, ANSWERS[name], WORDS.form);

  it("is in the CSV under its heading", async () => {
    const sheet = await (await owner.ask(`${PAGE}/export.csv`)).text();
    const [headings = [], cells = []] = sheet.split("\r\n").map((line) => line.slice(1, -1).split('","'));
    expect(cells[headings.indexOf(heading)]).toBe(shown);
  });

  it("is in the email", () => {
    expect(mail.sent).toHaveLength(1);
    const lines = String(mail.sent[0]?.body.text).split("\n");
    expect(lines).toContain(kind === "longText" ? shown : `${label}: ${shown}`);
  });

  it("is on the owner's page", async () => {
    const $ = await owner.read(PAGE);
    expect($("article").text()).toContain(shown);
  });

  describe("in the rejected form", () => {
    const field = () => rejected(`form [name=${name}]`);
    /** A field for several values has a checkbox for each choice. */
    const { isSeveral } = KINDS[kind];

    it("is filled in again", () => {
      const checked = () => [...field().filter(":checked")].map((box) => String(rejected(box).val()));
      expect(isSeveral ? checked() : [String(field().val()).trim()]).toEqual(isSeveral ? valuesIn(ANSWERS[name]) : [ANSWERS[name]]);
    });

    it("has one control, or one for each choice if it may have several values", () => {
      expect(field()).toHaveLength(isSeveral && "choices" in properties ? choicesOf(properties, WORDS.form).length : 1);
    });

    it("has `required` exactly if the field is required", () => {
      expect(field().is("[required]")).toBe(isRequired);
    });

    it("has its label", () => {
      expect((isSeveral ? field().closest("fieldset").find("legend") : field().closest("label")).text()).toContain(label);
    });
  });
});
