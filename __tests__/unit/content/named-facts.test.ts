import { namedFacts } from "../../../src/content/named-facts";
import { fillIn } from "../../../src/content/shared/placeholders";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";

const { photos } = fixture.words;
const byText = fillIn(photos.byText, { phone: fixture.company.textPhone ?? "" });
const { byEmail } = photos;
const withoutText = { ...fixture, company: { ...fixture.company, textPhone: undefined } };
const withForm = (delivery: Content["business"]["delivery"]) => ({ ...fixture, business: { ...fixture.business, delivery } });

it.each([
  ["all ways", withForm({ netlify: true, netlifyPhotos: true }), `${photos.withForm}, ${byText} or ${byEmail}`, `${byText} or ${byEmail}`],
  ["a form without photos", withForm({ netlify: true }), `${byText} or ${byEmail}`, `${byText} or ${byEmail}`],
  ["a form that goes elsewhere", withForm({ endpoint: "https://example.com/form" }), `${byText} or ${byEmail}`, `${byText} or ${byEmail}`],
  ["no number for texts", withoutText, byEmail, byEmail],
])("names the ways to send photos that are set: %s", (_, content, ways, messages) => {
  const said = namedFacts(content);
  expect(said["photo-ways"]?.text).toBe(ways);
  expect(said["photo-messages"]?.text).toBe(messages);
});
