/**
 * Every field of the form reaches whoever reads requests, and comes back to who sent it. Driven by the table of the fields, so that one
 * that is added is asked for in each place.
 */
import { load } from "cheerio";
import { startAccess, type FakeAccess } from "../../scripts/lib/fakes/access";
import { startMail, type FakeMail } from "../../scripts/lib/fakes/mail";
import { answerText, FIELD_NAMES, FORM_FIELDS } from "../../src/quote/form-fields";
import { ANSWERS } from "../fixtures/quote-answers";
import { AUDIENCE } from "../fixtures/request-desk";
import { postPlain } from "./forms";
import { ownerOf, PAGE, type Owner } from "./owner";
import { startSite, WORDS, type Site } from "./site";

/** The columns that hold no answer. */
const OTHER_COLUMNS = [
  ...["id", "received_at", "form_id", "fingerprint", "page", "email_key", "phone_key", "state", "note"],
  ...["told_at", "tell_after", "tell_attempts", "tell_problem", "sending_since", "unsure_at"],
];

let access: FakeAccess;
let mail: FakeMail;
let site: Site;
let owner: Owner;

beforeAll(async () => {
  [access, mail] = await Promise.all([startAccess(AUDIENCE), startMail()]);
  site = await startSite({ bindings: { ACCESS_URL: access.url, MAIL_URL: mail.url } });
  owner = ownerOf(site, access);
  await postPlain(site, ANSWERS);
  await site.runCron();
});
afterAll(() => Promise.all([access.close(), mail.close()]));

it("the migrations make a column for each field, and for nothing that is no field", async () => {
  const columns = await site.rows("SELECT name FROM pragma_table_info('requests')");
  expect(columns.map(({ name }) => String(name)).sort()).toEqual([...FIELD_NAMES, ...OTHER_COLUMNS].sort());
});

it("the answers of this test differ, so that none is taken for another", () => {
  expect(new Set(Object.values(ANSWERS)).size).toBe(FIELD_NAMES.length);
});

describe.each(FIELD_NAMES)("the field %s", (name) => {
  const label = WORDS.form[name];
  const { heading, kind, isRequired } = FORM_FIELDS[name];
  const shown = answerText(name, ANSWERS[name], WORDS.form);

  it("is saved", async () => {
    expect(await site.rows("SELECT * FROM requests")).toEqual([expect.objectContaining({ [name]: ANSWERS[name] })]);
  });

  it("stands in the spreadsheet, under its heading", async () => {
    const sheet = await (await owner.ask(`${PAGE}/export.csv`)).text();
    const [headings = [], cells = []] = sheet.split("\r\n").map((line) => line.slice(1, -1).split('","'));
    expect(cells[headings.indexOf(heading)]).toBe(shown);
  });

  it("stands in the mail", () => {
    expect(mail.sent).toHaveLength(1);
    const lines = String(mail.sent[0]?.body.text).split("\n");
    expect(lines).toContain(kind === "longText" ? shown : `${label}: ${shown}`);
  });

  it("stands on the owner's card", async () => {
    const $ = await owner.read(PAGE);
    expect($("article").text()).toContain(shown);
  });

  it("comes back filled in when the form is refused", async () => {
    const $ = load(await (await postPlain(site, { ...ANSWERS, subject: "a program's" })).text());
    const field = $(`form [name=${name}]`);
    expect(field).toHaveLength(1);
    expect(String(field.val()).trim()).toBe(ANSWERS[name]);
    expect(field.is("[required]")).toBe(isRequired);
    expect(field.closest("label").text()).toContain(label);
  });
});
