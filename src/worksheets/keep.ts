/** Saves what visitors type into a page's worksheets. Like the quote form's draft, it stays in session storage for a day. */
import { readRecent, writeRecent } from "../quote/recent";

const FIELDS = "details[name=sheet] :is(input, textarea)";

/** Restores the saved input by field position, then saves each change. Restores nothing if the page has gained or lost fields. */
export const keepSheets = (document: Document): void => {
  const key = `sheets ${document.location.pathname}`;
  const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
  const save = () => writeRecent(key, { texts: fields().map(({ value }) => value) });
  const saved = readRecent(key)?.texts;
  const current = fields();
  // The visitor may have typed before this script loaded.
  const isTyped = current.some(({ value, defaultValue }) => value !== defaultValue);
  if (Array.isArray(saved) && saved.length === current.length)
    for (const [index, field] of current.entries()) field.value ||= String(saved[index]);
  if (isTyped) save();
  document.addEventListener("input", ({ target }) => {
    if (target instanceof Element && target.matches(FIELDS)) save();
  });
};
