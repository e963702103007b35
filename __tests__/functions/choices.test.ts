/** Tests a form field that allows several choices. */
import { load } from "cheerio";
import { post, QUOTE } from "./forms";
import { PAGE, startSiteWithOwner, type SiteWithOwner } from "./owner";
import { SERVICES, WORDS } from "./worker-site";

const OTHERS = Object.entries(QUOTE).filter(([name]) => name !== "service");
const label = WORDS.form.service;
const SHOWN = `${SERVICES.striping}, ${SERVICES.other}`;

let site: SiteWithOwner["site"];
let mail: SiteWithOwner["mail"];
let owner: SiteWithOwner["owner"];

const send = (chosen: readonly string[], others: Readonly<Record<string, string>> = {}): Promise<Response> => {
  const body = new URLSearchParams([...OTHERS, ...Object.entries(others)]);
  for (const value of chosen) body.append("service", value);
  return post(site, body, { isPlain: true });
};

beforeAll(async () => {
  ({ site, mail, owner } = await startSiteWithOwner({ entry: "__tests__/functions/choices-worker.ts" }));
  await send(["striping", "other"]);
  await site.runCron();
});

it("all choices are saved", async () => {
  expect(await site.rows("SELECT service FROM requests")).toEqual([{ service: "striping,other" }]);
});

it("all choices are in the email", () => {
  const { sent } = mail;
  expect(sent).toHaveLength(1);
  expect(String(sent[0]?.body.text).split("\n")).toContain(`${label}: ${SHOWN}`);
  expect(sent[0]?.body.subject).toContain(SHOWN);
});

it("all choices are in the CSV", async () => {
  expect(await (await owner.ask(`${PAGE}/export.csv`)).text()).toContain(`"${SHOWN}"`);
});

it("all choices are on the owner's page", async () => {
  expect((await owner.read(PAGE))("article").text()).toContain(SHOWN);
});

it("all choices are selected again when the form is rejected", async () => {
  // The form is rejected because `subject`, the honeypot, is filled in.
  const $ = load(await (await send(["striping", "other"], { subject: "a program's" })).text());
  const checked = $("form [name=service]:checked").toArray();
  expect(checked.map((box) => $(box).attr("value"))).toEqual(["striping", "other"]);
  expect($("form [name=service]").first().closest("fieldset").children("legend").text()).toContain(label);
});
