/** Tests what the editor asks before it saves a change that may be a slip. */
import { questionsAbout } from "../../../src/cms/admin/questions";

const FACTS = { collection: "settings", slug: "facts" };
const prices = (minimum: unknown, low = 200) => ({ prices: { minimum, driveway: { low, high: 500 } } });

it.each([
  ["a price that falls to a fifth", prices(150), prices(30), "Prices -> Minimum charge (dollars) falls from $150 to $30."],
  ["a price that loses its zeros", prices(150), prices(150, 2), "Prices -> A driveway (dollars) -> From falls from $200 to $2."],
  ["a price that gains a zero", prices(1500), prices(15_000), "Prices -> Minimum charge (dollars) rises from $1,500 to $15,000."],
  ["a price that becomes zero", prices(150), prices(0), "Prices -> Minimum charge (dollars) falls from $150 to $0."],
  [
    "a price in cents",
    { prices: { squareFoot: { low: 0.3, high: 2 } } },
    { prices: { squareFoot: { low: 1.5, high: 2 } } },
    "Prices -> A square foot of a lot (dollars) -> From rises from $0.30 to $1.50.",
  ],
  [
    "a factor",
    { prices: { repavingTimes: { low: 10, high: 20 } } },
    { prices: { repavingTimes: { low: 2, high: 20 } } },
    "Prices -> Repaving against sealing (times) -> From falls from 10 to 2.",
  ],
  [
    "a size",
    { prices: { drivewaySquareFeet: { low: 400, high: 900 } } },
    { prices: { drivewaySquareFeet: { low: 2000, high: 900 } } },
    "(square feet) -> From rises from 400 to 2,000.",
  ],
])("asks about %s", (_, before, after, question) => {
  expect(questionsAbout(FACTS, before, after)).toContainEqual(expect.stringContaining(question));
});

it.each([
  ["an ordinary new price", prices(150), prices(140)],
  ["a price just under five times the previous one", prices(100), prices(499)],
  ["a first price", prices(undefined), prices(150)],
  ["a removed price", prices(150), prices(undefined)],
  ["a figure outside the price settings", { work: { driveHours: { low: 48, high: 72 } } }, { work: { driveHours: { low: 4, high: 72 } } }],
])("does not ask about %s", (_, before, after) => {
  expect(questionsAbout(FACTS, before, after)).toEqual([]);
});

const POST = { collection: "posts", slug: "a-post" };
const picture = (src: string, alt: string) => ({ src: `/images/${src}`, alt });

it.each([
  ["a picture", { picture: picture("old.jpg", "A street") }, { picture: picture("new.jpg", "A street") }],
  [
    "a picture that the entry shows elsewhere",
    { picture: picture("old.jpg", "A street"), surface: picture("new.jpg", "A crack") },
    { picture: picture("new.jpg", "A street"), surface: picture("new.jpg", "A crack") },
  ],
  [
    "a new picture in a row that also moved",
    { jobs: [{ after: picture("one.jpg", "One") }, { after: picture("two.jpg", "Two") }] },
    { jobs: [{ after: picture("new.jpg", "Two") }, { after: picture("one.jpg", "One") }] },
  ],
])("asks whether the description still fits %s", (_, before, after) => {
  expect(questionsAbout(POST, before, after)).toEqual([expect.stringMatching(/^new\.jpg replaces another picture/)]);
});

it.each([
  ["a picture with a new description", { picture: picture("old.jpg", "A street") }, { picture: picture("new.jpg", "A lot") }],
  ["a first picture", {}, { picture: picture("new.jpg", "A street") }],
  [
    "pictures that changed places",
    { jobs: [picture("one.jpg", "One"), picture("two.jpg", "Two")] },
    { jobs: [picture("two.jpg", "Two"), picture("one.jpg", "One")] },
  ],
])("does not ask about %s", (_, before, after) => {
  expect(questionsAbout(POST, before, after)).toEqual([]);
});
