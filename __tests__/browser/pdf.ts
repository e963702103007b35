/** Reads what a printed page says. */
import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { installPackages, onPath } from "../../scripts/lib/programs";

/** Finds Poppler's reader of PDFs, or installs Debian's package of it where that is allowed. */
const findReader = (): string => {
  if (!onPath("pdftotext")) installPackages(["poppler-utils"]);
  const reader = onPath("pdftotext");
  if (reader) return reader;
  throw new Error("The tests of printed pages need pdftotext: install Poppler's programs (Debian: poppler-utils, macOS: poppler).");
};

/** Prints a page as the browser does, on Letter, and gives the lines of each sheet. */
export const printed = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const pdf = await page.pdf({ format: "Letter", printBackground: true });
  const { stdout, status, stderr } = spawnSync(findReader(), ["-layout", "-", "-"], { input: pdf, encoding: "utf8" });
  if (status !== 0) throw new Error(`pdftotext: ${stderr}`);
  return stdout
    .split("\f")
    .map((sheet) => sheet.split("\n").flatMap((line) => (line.trim() ? [line.trim()] : [])))
    .filter((lines) => lines.length > 0);
};
