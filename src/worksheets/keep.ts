/** Saves what visitors type into a page's worksheets. Like the quote form's draft, it stays in session storage for a day. */
import { readRecent, writeRecent } from "../quote/recent";

const FIELDS = "details[name=sheet] :is(input, textarea)";

/** Restores the saved input by field position, then saves each change. Restores nothing if the page has gained or lost fields. */
export const keepSheets = (document: Document): void => {
  const key = `sheets ${document.location.pathname}`;
  const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
  const saved = readRecent(key)?.texts;
  const current = fields();
  if (Array.isArray(saved) && saved.length === current.length)
    for (const [index, field] of current.entries()) field.value ||= String(saved[index]);
  document.addEventListener("input", ({ target }) => {
    const texts = fields().map(({ value }) => value);
    if (target instanceof Element && target.matches(FIELDS)) writeRecent(key, { texts });
  });
};
