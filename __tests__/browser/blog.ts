/** The blog as a visitor's browser keeps it. */
import type { Locator, Page } from "@playwright/test";
import { listedPosts } from "../fixtures/visits";

/** The listed posts of the content that was built, newest first, as a browser saves them. */
export const BUILT_IN = listedPosts.map(({ slug, title, excerpt, author, date, picture }) => ({
  slug,
  title,
  excerpt,
  author,
  date,
  image: picture?.src ?? "",
}));

/** A post that only the visitor's browser knows. */
export const OWN = {
  id: "7",
  slug: "my-own-post",
  title: "My own post",
  excerpt: "What I saw on my street.",
  author: "Dana",
  date: "2025-03-09",
  image: BUILT_IN.find(({ image }) => image !== "")?.image ?? "",
};

/** Puts text under `blogPosts` before any script of the first page runs. */
export const save = async (page: Page, text: string): Promise<void> => {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("saved") === null) localStorage.setItem("blogPosts", value);
    sessionStorage.setItem("saved", "");
  }, text);
};

/** Reads what the page's storage holds under a key, as text; null when there is nothing. */
export const stored = (page: Page, key = "blogPosts"): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

/** Finds the cards of the blog list, in their order. */
export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** Collects what goes wrong in a page. That a page which is not there answers 404 is no fault. */
export const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on("console", (message) => {
    const isMissingPage = message.text().includes("404") && message.location().url === page.url();
    if (["error", "warning"].includes(message.type()) && !isMissingPage) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
};
