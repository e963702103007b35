/** Script of every built-in post's page. Loads the script that shows the visitor's changes if the saved copy of the post differs. */
import { attempt } from "../../client/attempt";
import { whenActive } from "../../client/on";
import { isRecord } from "../../content/shared/required";
import { listKey } from "../list-key";

/**
 * Compares the saved post with the page, and loads a script if anything differs. A visitor without changes loads nothing.
 *
 * @param file URL of the script that shows the changes
 */
export const startEdits = (document: Document, file: string): void =>
  whenActive(document, () => {
    const article = document.querySelector<HTMLElement>("[data-post]");
    const list = attempt((): unknown => JSON.parse(localStorage.getItem(listKey()) ?? ""));
    if (!article || !Array.isArray(list)) return;
    const saved = list.find((post) => isRecord(post) && post.slug === article.dataset.post) as Record<string, unknown> | undefined;
    if (!saved) return;
    const { title, date, author, image } = saved;
    const shown = [
      article.querySelector("h1")?.textContent,
      article.querySelector("time")?.getAttribute("datetime"),
      // The author, who follows the date.
      article.querySelector("time + span")?.textContent,
      // The page of a post without a picture has no place for a saved one.
      article.dataset.image ?? image,
    ];
    if ([title, date, author, image].some((detail, index) => detail !== shown[index]))
      document.head.append(Object.assign(document.createElement("script"), { src: file }));
  });
