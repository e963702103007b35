import { openWebkit } from "./webkit";
import { Browser } from "./journey";
import { journeys } from "./journeys";

let browser: Browser;

beforeAll(async () => {
  browser = await Browser.open(openWebkit);
});
afterAll(() => browser.close());

it.each(journeys)("$name", (journey) => browser.follow(journey));
