/** Saves the input in a page's sheets, in this tab for a day, as the quote form does. */
import { propertyOf } from "../content/shared/required";
import { readRecent, writeRecent } from "../quote/recent";

const FIELDS = "details[name=sheet] :is(input, textarea)";

/** Restores the saved input by the position of each field, and saves from now on. A sheet whose fields have changed stays empty. */
export const keepSheets = (document: Document): void => {
  const key = `sheets ${document.location.pathname}`;
  const fields = () => [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)];
  const kept = propertyOf(readRecent(key), "texts");
  const empty = fields();
  if (Array.isArray(kept) && kept.length === empty.length)
    for (const [index, field] of empty.entries()) field.value ||= String(kept[index]);
  document.addEventListener("input", ({ target }) => {
    const texts = fields().map(({ value }) => value);
    if (target instanceof Element && target.matches(FIELDS)) writeRecent(key, { texts });
  });
};
