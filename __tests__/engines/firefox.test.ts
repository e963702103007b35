import { openFirefox } from "./firefox";
import { Browser } from "./journey";
import { journeys } from "./journeys";

let browser: Browser;

beforeAll(async () => {
  browser = await Browser.open(openFirefox);
});
afterAll(() => browser.close());

it.each(journeys)("$name", (journey) => browser.follow(journey));
