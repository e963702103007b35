/** Script of a built-in post's page that is loaded only if the visitor's saved copy of the post may differ. */
import { longDate } from "../../content/format/dates";
import { widestWord } from "../../content/format/word-width";
import { languageOf } from "../../content/shared/languages";
import { isBuiltInPicture } from "../built-in-picture";
import { findSavedPost } from "../saved-posts";

/** Replaces an element's text. Returns false if there is nothing to replace. */
const setText = (element: Element | null, text: string | undefined): boolean => {
  if (!element || !text || element.textContent === text) return false;
  element.textContent = text;
  return true;
};

/** Replaces the picture once the new image has loaded. An image that fails to load leaves the built picture in place. */
const replacePicture = (picture: Element, src: string): void => {
  const image = new Image();
  image.alt = "";
  image.referrerPolicy = "no-referrer";
  image.onload = () => picture.replaceChildren(image);
  image.src = src;
};

/**
 * Replaces the title, date, author and picture of a built-in post where the saved post with the same slug differs. Leaves the page
 * untouched if nothing differs. The body is never saved, so it stays.
 */
export const showEdits = (document: Document): void => {
  const article = document.querySelector<HTMLElement>("[data-post]");
  const { post, image: builtImage } = article?.dataset ?? {};
  const saved = findSavedPost(post);
  if (!article || !saved) return;
  const { title, author, date, image } = saved;
  const heading = article.querySelector("h1");
  if (setText(heading, title)) {
    heading?.setAttribute("data-widest", widestWord(title) ?? "");
    document.title = title;
    // The last breadcrumb.
    setText(article.querySelector("[aria-current]"), title);
  }
  const day = article.querySelector("time");
  if (setText(day, longDate(date, languageOf(document.location.pathname)))) day?.setAttribute("datetime", date);
  // The author follows the date.
  setText(article.querySelector("time + span"), author);
  // In a post without a main picture, the first picture is one of the text.
  const picture = builtImage && article.querySelector("picture");
  if (picture && image && !isBuiltInPicture(image, builtImage, document)) replacePicture(picture, image);
};
