/** The list of posts: the built-in ones, those a visitor's browser keeps, and a store that misbehaves. */
import { expect, test, type Page } from "@playwright/test";
import { BUILT_IN, cards, faultsOf, OWN, save, stored } from "./blog";
import { shortDate } from "../../src/content/format/dates";
import { words } from "../fixtures/built-words";
import { live, watchScripts } from "./islands";
import { idle } from "./phone";

const titles = (page: Page) => cards(page).getByRole("heading", { level: 2 });
const builtInTitles = BUILT_IN.map(({ title }) => title);
const [newest] = BUILT_IN;
const oldest = BUILT_IN.at(-1);

test.skip(newest === undefined, "the content lists no post");

/** The store is merged, which takes no app: the page's own small script does it. */
const merged = async (page: Page): Promise<void> => {
  const isMerged = async () => (await stored(page))?.includes(`"${oldest?.slug ?? ""}"`);
  await expect.poll(isMerged, { timeout: 30_000 }).toBe(true);
};

test("a card shows picture, day, author, title, excerpt and Read More", async ({ page }) => {
  await page.goto("/blog");
  const first = cards(page).first();
  await expect(first.locator("img")).toHaveJSProperty("complete", true);
  await expect(first.locator("time")).toHaveText(shortDate(newest?.date ?? "") ?? "");
  await expect(first).toContainText(newest?.author ?? "");
  await expect(first).toContainText(newest?.excerpt ?? "");
  await expect(first.getByRole("link", { name: new RegExp(`^${words.posts.more}`) })).toHaveAttribute(
    "href",
    `/blog/${newest?.slug ?? ""}`,
  );
});

test("the listed posts are there before any script, newest first, and are saved without their text", async ({ page, request }) => {
  const html = await (await request.get("/blog")).text();
  const places = BUILT_IN.map(({ slug }) => html.indexOf(`href="/blog/${slug}"`));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);

  const faults = faultsOf(page);
  await page.goto("/blog");
  await merged(page);
  const saved: unknown = JSON.parse((await stored(page)) ?? "");
  expect(saved).toEqual(BUILT_IN.map((post) => ({ id: post.slug, ...post })));
  await expect(titles(page)).toHaveText(builtInTitles);
  expect(faults).toEqual([]);
});

test("the list comes to who has saved nothing of their own without a script, the second time too", async ({ page }) => {
  const seen = watchScripts(page);
  for (const visit of ["first", "second"]) {
    await page.goto("/blog");
    await merged(page);
    await idle(page);
    await expect(titles(page)).toHaveText(builtInTitles);
    expect(seen, `${visit} visit`).toEqual([]);
  }
});

test("a post that another tab saves brings the list to life, and the page shows it", async ({ context }) => {
  const [reader, writer] = [await context.newPage(), await context.newPage()];
  await reader.goto("/blog");
  await merged(reader);
  await idle(reader);
  await expect(reader.locator("[data-live]")).toHaveCount(0);
  await writer.goto("/about");
  await writer.evaluate((text) => localStorage.setItem("blogPosts", text), JSON.stringify([OWN]));
  await expect(titles(reader)).toHaveText([...builtInTitles, OWN.title]);
});

test("new built-in posts go before the saved ones, and a saved one of the same slug stays", async ({ page }) => {
  const kept = BUILT_IN[Math.floor(BUILT_IN.length / 2)];
  const others = BUILT_IN.filter((post) => post !== kept);
  const changed = { ...OWN, slug: kept?.slug ?? "", title: "My version of it" };
  await save(page, JSON.stringify([OWN, changed]));
  await page.goto("/blog");
  await expect(titles(page)).toHaveText([...others.map(({ title }) => title), OWN.title, "My version of it"]);
  await live(page, "post-list");
  await merged(page);
  const saved = JSON.parse((await stored(page)) ?? "") as readonly { readonly slug: string }[];
  expect(saved.map(({ slug }) => slug)).toEqual([...others.map(({ slug }) => slug), OWN.slug, kept?.slug]);
});

test("a saved post leads from its card to its page", async ({ page }) => {
  await save(page, JSON.stringify([OWN]));
  await page.goto("/blog");
  await cards(page)
    .filter({ hasText: OWN.title })
    .getByRole("link", { name: new RegExp(`^${words.posts.more}`) })
    .click();
  await expect(page).toHaveURL(`/blog/${OWN.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OWN.title);
});

for (const timezoneId of ["America/Los_Angeles", "Pacific/Kiritimati"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("shows the days as they are written", async ({ page }) => {
      await page.goto("/blog");
      await merged(page);
      await expect(cards(page).locator("time")).toHaveText(BUILT_IN.map(({ date }) => shortDate(date) ?? ""));
    });
  });
}

test("another tab's post appears without a reload, and two tabs that merge at once lose nothing", async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto("/blog"), other.goto("/blog")]);
  await merged(one);
  await other.evaluate((post) => {
    localStorage.setItem("blogPosts", JSON.stringify([post, ...(JSON.parse(localStorage.getItem("blogPosts") ?? "[]") as unknown[])]));
  }, OWN);
  await expect(titles(one).filter({ hasText: OWN.title })).toHaveCount(1);
  await Promise.all([one.reload(), other.reload()]);
  for (const tab of [one, other]) await expect(titles(tab)).toHaveText([OWN.title, ...builtInTitles]);
  const saved = JSON.parse((await stored(one)) ?? "") as readonly { readonly slug: string }[];
  expect(saved.map(({ slug }) => slug)).toEqual([OWN.slug, ...BUILT_IN.map(({ slug }) => slug)]);
});

test("saved text is text, and only a safe picture is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const nasty = { ...OWN, title: "<img src=x onerror=alert(1)>", excerpt: "<script>alert(1)</script>", image: "javascript:alert(1)" };
  await save(page, JSON.stringify([nasty, { ...OWN, slug: "b", image: "http://127.0.0.1:9/plain.jpg" }]));
  await page.goto("/blog");
  await expect(titles(page).nth(BUILT_IN.length)).toHaveText("<img src=x onerror=alert(1)>");
  await expect(cards(page).nth(BUILT_IN.length).locator("img, script")).toHaveCount(0);
  await expect(
    cards(page)
      .nth(BUILT_IN.length + 1)
      .locator("img"),
  ).toHaveCount(0);
  expect(asked.filter((url) => url.includes(":9/") || url.endsWith("/x"))).toEqual([]);
});

test("a picture that is not there leaves a quiet box", async ({ page }) => {
  await save(page, JSON.stringify([{ ...OWN, image: "/images/gone.jpg" }]));
  await page.goto("/blog");
  const picture = cards(page).filter({ hasText: OWN.title }).locator("picture");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveCSS("background-color", "rgb(217, 205, 184)");
  await expect(picture.locator("img")).toHaveAttribute("alt", "");
});

test.describe("a store that misbehaves", () => {
  const good = JSON.stringify([OWN]).slice(1, -1);
  for (const { name, text, shown, aside = null } of [
    { name: "broken JSON", text: '[{"slug":', shown: [], aside: '[{"slug":' },
    { name: "null", text: "null", shown: [], aside: "null" },
    { name: "an object", text: '{"slug":"a"}', shown: [], aside: '{"slug":"a"}' },
    { name: "a number", text: "7", shown: [], aside: "7" },
    { name: "entries that are no posts", text: `[1,null,"x",[],{},${good}]`, shown: [OWN.title] },
    { name: "fields that are missing", text: '[{"slug":"bare","title":"Bare"}]', shown: ["Bare"] },
    { name: "fields of other types", text: '[{"slug":"odd","title":"Odd","date":5,"author":{},"image":[]}]', shown: ["Odd"] },
    { name: "the same slug twice", text: `[${good},${good}]`, shown: [OWN.title] },
    { name: "a date that is none", text: '[{"slug":"d","title":"Dated","date":"2025-13-45"}]', shown: ["Dated"] },
    {
      name: "a key named __proto__",
      text: `[{"__proto__":{"slug":"evil"},"slug":"p","title":"Proto"},${good}]`,
      shown: ["Proto", OWN.title],
    },
  ]) {
    test(`with ${name} shows every valid post and destroys nothing`, async ({ page }) => {
      const faults = faultsOf(page);
      await save(page, text);
      await page.goto("/blog");
      await merged(page);
      await expect(titles(page)).toHaveText([...builtInTitles, ...shown]);
      expect(await stored(page, "blogPosts.unreadable")).toBe(aside);
      const kept = (await stored(page)) ?? "";
      expect(aside === null ? kept.includes(text.slice(1, -1)) : JSON.parse(kept)).toEqual(aside === null ? true : expect.any(Array));
      expect(faults).toEqual([]);
    });
  }

  test("with 5,000 entries shows them all", async ({ page }) => {
    await save(
      page,
      JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ ...OWN, slug: `own-${index}`, title: `Own ${index}`, image: "" }))),
    );
    await page.goto("/blog");
    await merged(page);
    await expect(cards(page)).toHaveCount(5000 + BUILT_IN.length);
  });

  for (const { name, breakStorage } of [
    {
      name: "missing",
      breakStorage: () => Object.defineProperty(window, "localStorage", { value: undefined }),
    },
    {
      name: "blocked",
      breakStorage: () =>
        Object.defineProperty(window, "localStorage", {
          get: () => {
            throw new DOMException("denied", "SecurityError");
          },
        }),
    },
    {
      name: "full",
      breakStorage: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full", "QuotaExceededError");
        };
      },
    },
  ]) {
    test(`that is ${name} leaves the built-in posts`, async ({ page }) => {
      const faults = faultsOf(page);
      await page.addInitScript(breakStorage);
      await page.goto("/blog");
      await expect(titles(page)).toHaveText(builtInTitles);
      await idle(page);
      await expect(titles(page)).toHaveText(builtInTitles);
      expect(faults).toEqual([]);
    });
  }
});
