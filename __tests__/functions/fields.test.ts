/** Every field of the form is saved, shown wherever the owner sees requests, and filled in again when the form is rejected. */
import { load, type CheerioAPI } from "cheerio";
import { answerText, FIELD_NAMES, FORM_FIELDS } from "../../src/quote/form-fields";
import { ANSWERS } from "../fixtures/quote-answers";
import { postPlain } from "./forms";
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
  await postPlain(site, ANSWERS);
  await site.runCron();
  // The form is rejected because `subject`, the honeypot, is filled in.
  rejected = load(await (await postPlain(site, { ...ANSWERS, subject: "spam" })).text());
});

it("the database has a column for each field and no unknown columns", async () => {
  const columns = await site.rows("SELECT name FROM pragma_table_info('requests')");
  expect(columns.map(({ name }) => String(name)).sort()).toEqual([...FIELD_NAMES, ...OTHER_COLUMNS].sort());
});

describe.each(FIELD_NAMES)("the field %s", (name) => {
  const label = WORDS.form[name];
  const { heading, kind, isRequired } = FORM_FIELDS[name];
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

    it("is filled in again", () => {
      expect(field()).toHaveLength(1);
      expect(String(field().val()).trim()).toBe(ANSWERS[name]);
    });

    it("is required only if it must be filled in", () => {
      expect(field().is("[required]")).toBe(isRequired);
    });

    it("has its label", () => {
      expect(field().closest("label").text()).toContain(label);
    });
  });
});
