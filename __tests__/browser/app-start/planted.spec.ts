/** The invariant can fail: whatever the app's start might break is broken on purpose here, and the comparison says so. */
import { expect, test } from "@playwright/test";
import { gesture, holdApp, serveStreetMap, started } from "./app";
import { differences } from "./compare";
import { listen } from "./messages";
import { settle, snapshot } from "./snapshot";
import { scrollByHand } from "./states";
import { fieldLabels, words } from "../../fixtures/built-words";

test.beforeEach(({ page }) => serveStreetMap(page));

/** What the page's own code does the moment the app has started. */
const PLANTED: readonly { readonly name: string; readonly harm: () => void; readonly told: RegExp }[] = [
  { name: "a jump", harm: () => window.scrollBy({ top: 50, behavior: "instant" }), told: /^scroll of the page from \d+ to \d+$/ },
  { name: "a smooth jump", harm: () => window.scrollBy({ top: 50, behavior: "smooth" }), told: /^scroll of the page from \d+ to \d+$/ },
  { name: "a lost focus", harm: () => document.getElementById("quote-name")?.blur(), told: /^focus - .*\/input:\d+$/ },
  { name: "an emptied form", harm: () => document.querySelector("form")?.reset(), told: /^fields - .*"Ana Ruiz"/ },
  {
    name: "a moved caret",
    harm: () => {
      const field = document.getElementById("quote-name");
      if (field instanceof HTMLInputElement) field.setSelectionRange(0, 0);
    },
    told: /^selection - field 1 3 forward$/,
  },
  {
    name: "a closed disclosure",
    harm: () => document.querySelector("main details")?.removeAttribute("open"),
    told: /^nodes - details .*open=""/,
  },
  { name: "an added attribute", harm: () => document.querySelector("h1")?.setAttribute("title", "x"), told: /^nodes \+ h1 .*title="x"/ },
  { name: "a changed word", harm: () => document.querySelector("h1")?.append("!"), told: /^nodes \+ #text"!"$/ },
  {
    name: "a form drawn anew, the same to look at",
    harm: () => {
      const label = document.querySelector("form label");
      label?.replaceWith(label.cloneNode(true));
    },
    told: /^replaced - .*\/label:0$/,
  },
  {
    name: "a shift that no attribute tells of",
    // Through the CSSOM: the page's policy refuses a style element.
    harm: () => {
      const style = new CSSStyleSheet();
      style.replaceSync("h1 { padding-bottom: 1px }");
      document.adoptedStyleSheets = [style];
    },
    told: /^boxes \+ /,
  },
  { name: "a line in the console", harm: () => console.info("started"), told: /^console info: started$/ },
  {
    name: "an error that nobody caught",
    harm: () => {
      setTimeout(() => {
        throw new Error("lost");
      });
    },
    told: /^uncaught: lost$/,
  },
];

for (const { name, harm, told } of PLANTED) {
  test(`${name} is found`, async ({ page }) => {
    const messages = listen(page);
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (document.documentElement.dataset.app === undefined) return;
      observer.disconnect();
      (${harm.toString()})();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-app"] });`);
    const release = await holdApp(page);
    await page.goto("/contact");
    await page.getByText(words.map.open).evaluate((summary) => summary.parentElement?.setAttribute("open", ""));
    await scrollByHand(page);
    await page.getByLabel(fieldLabels.name).fill("Ana Ruiz");
    await page.getByLabel(fieldLabels.name).evaluate((field: HTMLInputElement) => field.setSelectionRange(1, 3, "forward"));
    await settle(page);
    const before = await snapshot(page);

    await gesture(page);
    release();
    await started(page);

    const after = await snapshot(page);
    expect([...differences(before, after), ...messages]).toContainEqual(expect.stringMatching(told));
  });
}

test("HTML that React would have drawn otherwise is found", async ({ page }) => {
  const messages = listen(page);
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/(?<start><h1[^>]*>)/, "$<start>Planted: ") });
  });
  const release = await holdApp(page);
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Planted: ");
  const before = await snapshot(page);

  await gesture(page);
  release();
  await started(page);

  const found = differences(before, await snapshot(page));
  expect(found).toContainEqual(expect.stringMatching(/^nodes - #text"Planted: /));
  expect(found).toContainEqual(expect.stringMatching(/^replaced - /));
  expect(messages.join()).toContain("React error #418");
});
