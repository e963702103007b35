/** Reads what a printed page says. */
import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { findPdfReader } from "../../scripts/lib/pdf-reader";

/**
 * Prints a page as the browser does, on Letter, and gives the lines of each sheet.
 *
 * @throws when Poppler's reader of PDFs is missing, or cannot read what was printed
 */
export const printed = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const pdf = await page.pdf({ format: "Letter", printBackground: true });
  const { stdout, status, stderr } = spawnSync(findPdfReader(), ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  // Each sheet ends with a form feed.
  return stdout
    .split("\f")
    .slice(0, -1)
    .map((sheet) => sheet.split("\n").flatMap((line) => (line.trim() ? [line.trim()] : [])));
};
