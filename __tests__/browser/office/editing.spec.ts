/** Edits content in the real editor and checks the files. */
import { expect } from "@playwright/test";
import { builtContent } from "../../fixtures/built-words";
import { openForm } from "./form";
import { test } from "./editor";

const [service, other] = builtContent.services;
const slug = service?.slug ?? "";

test("shows the right entry when the address changes from one form to another, and links to its page", async ({ page, editor }) => {
  await openForm(page, editor, "services/new");
  await page.goto(`${editor.address}#/collections/services/entries/${slug}`);
  await expect(page.getByRole("textbox", { name: "Service name" })).toHaveValue(service?.title ?? "");
  await page.goto(`${editor.address}#/collections/services/entries/${other?.slug ?? ""}`);
  await expect(page.getByRole("textbox", { name: "Service name" })).toHaveValue(other?.title ?? "");
  await expect(page.getByRole("link", { name: "View page" })).toHaveAttribute("href", new RegExp(`/services/${other?.slug ?? ""}$`));
  expect(await editor.changes()).toEqual([]);
});
