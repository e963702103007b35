/** Reads the text of a printed page. */
import { spawnSync } from "node:child_process";
import { test, type Page } from "@playwright/test";
import { onPath } from "../../scripts/lib/programs";

/**
 * Prints a page on Letter paper and returns the lines of each sheet. Skips the test if pdftotext is missing, except in CI.
 *
 * @throws Error if pdftotext fails, or if it is missing in CI
 */
export const printed = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const reader = onPath("pdftotext");
  test.skip(!reader && !process.env.CI, "pdftotext is missing (Debian: poppler-utils, macOS: poppler)");
  const pdf = await page.pdf({ format: "Letter", printBackground: true });
  const { stdout, status, stderr } = spawnSync(reader ?? "pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
  if (status !== 0) throw new Error(`pdftotext: ${stderr || "not found"}`);
  // pdftotext ends each sheet with a form feed, so the last part is empty.
  return stdout
    .split("\f")
    .slice(0, -1)
    .map((sheet) => sheet.split("\n").flatMap((line) => (line.trim() ? [line.trim()] : [])));
};
