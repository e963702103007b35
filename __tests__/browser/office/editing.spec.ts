/** Edits content in the real editor and checks the files. */
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { contentOf, publishAndExpectSaved, openForm, openRow } from "./form";
import { test } from "./editor";

const [service, other] = builtContent.services;
const slug = service?.slug ?? "";
const ANSWER = "No more than clean asphalt is. Sand in the mix gives tires and shoes something to hold.";

test("changes an answer of a service and nothing else", async ({ page, editor }) => {
  const before = contentOf(editor).services.find((one) => one.slug === slug);
  await openForm(page, editor, `services/entries/${slug}`);
  await openRow(page, service?.faqs.items[0]?.question ?? "");
  await page.getByRole("textbox", { name: "Answer" }).fill(ANSWER);
  await expect(page.frameLocator("iframe").getByText(ANSWER)).toBeAttached();
  await publishAndExpectSaved(page);

  expect(await editor.changes()).toEqual([`content/services/${slug}.md`]);
  const after = contentOf(editor).services.find((one) => one.slug === slug);
  expect(after?.faqs.items.map(({ answer }) => answer)).toContain(ANSWER);
  expect({ ...after, faqs: undefined, body: after?.body.trim() }).toEqual({ ...before, faqs: undefined, body: before?.body.trim() });
});

test("shows the right entry when the address changes from one form to another, and links to its page", async ({ page, editor }) => {
  await openForm(page, editor, "services/new");
  await page.goto(`${editor.address}#/collections/services/entries/${slug}`);
  await expect(page.getByRole("textbox", { name: "Service name" })).toHaveValue(service?.title ?? "");
  await page.goto(`${editor.address}#/collections/services/entries/${other?.slug ?? ""}`);
  await expect(page.getByRole("textbox", { name: "Service name" })).toHaveValue(other?.title ?? "");
  await expect(page.getByRole("link", { name: "View page" })).toHaveAttribute("href", new RegExp(`/services/${other?.slug ?? ""}$`));
  expect(await editor.changes()).toEqual([]);
});
