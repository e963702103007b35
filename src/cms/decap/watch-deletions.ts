/**
 * Asks before Decap deletes an entry, because other pages may link to it. Intercepts clicks on the delete buttons, because Decap has no
 * event for deletions.
 */
import { isDraft } from "../../content/entries/drafts";
import { folders, isFolderName, lists } from "../../content/schema";
import { fileIn, TRANSLATIONS } from "../../content/shared/languages";
import { pathOf } from "../../content/shared/routes";
import { ask, element, linkTo } from "../admin/dialog";
import type { SiteNow } from "../admin/site";
import { filesLinkingTo } from "../backlinks";
import { partsOfCollection, type Form } from "../collections";
import { takeOut, type Line, type TakenOut } from "../take-out";
import { formAt, formOfUrl } from "./api";
import { DELETING } from "./phrases";
import { planDeletion, readFiles } from "./repository";

const LABELS: ReadonlySet<string> = new Set(Object.values(DELETING));

const listOf = (words: string, items: readonly (Node | string)[]): readonly HTMLElement[] =>
  items.length === 0 ? [] : [element("p", words), element("ul", ...items.map((item) => element("li", item)))];

const lineWords = ({ file, line, text }: Line): string => `content/${file}:${line} ${text}`;

/**
 * Asks whether and how to delete an entry, and plans the changes to make together with the deletion. A translation is deleted without
 * asking, because links to it will lead to the English page.
 *
 * @returns false if the editor keeps the entry
 */
const mayDelete = async (site: SiteNow, { collection, slug }: Form): Promise<boolean> => {
  await site.refresh();
  const { language, name } = partsOfCollection(collection);
  const entry = isFolderName(name) ? site.all.content[name].find((one) => one.slug === slug) : undefined;
  if (!isFolderName(name) || (language !== "en" && entry)) return true;
  const english = `${folders[name].folder}/${slug}.md`;
  const translations = TRANSLATIONS.map((one) => fileIn(one, english));
  const linking = filesLinkingTo(site.all, name, slug);
  const files = await readFiles([...new Set([english, ...translations, lists.redirects.file, ...linking])]);

  const targets = site.pages().filter(({ value }) => value !== pathOf(name, entry ?? { slug }));
  const choices = [{ value: "", label: "Nowhere (page not found)" }, ...targets];
  const select = element("select", ...choices.map(({ value, label }) => new Option(label, value)));
  select.value = isDraft(entry) ? "" : folders[name].route;
  const lines = element("div");
  const plan = (): TakenOut => takeOut(files, [{ folder: name, slug }], select.value || undefined);
  const show = (): void => {
    const { left, redirected } = plan();
    lines.replaceChildren(
      ...listOf("These lines still refer to it. Rewrite them, or the site cannot be built:", left.map(lineWords)),
      ...listOf("The links in these lines will lead there. Check whether the wording still fits:", redirected.map(lineWords)),
    );
  };
  select.addEventListener("change", show);
  show();
  const backlinks = linking.map((file) => {
    const { label, form } = site.fileLabel(file);
    return form ? linkTo(formAt(form), label) : label;
  });
  const parts = [
    element("label", "Send visitors to", select),
    ...(translations.some((file) => file in files) ? [element("p", "Its versions in other languages will be deleted too.")] : []),
    ...listOf("The entry will be removed from the lists, menus and links of these entries:", backlinks),
    lines,
  ];
  const answer = await ask(`Delete “${entry?.title ?? slug}”?`, parts, { "": "Keep it", delete: "Delete" });
  if (answer !== "") planDeletion({ out: plan(), files });
  return answer !== "";
};

/** Asks before an entry is deleted. */
export const watchDeletions = (site: SiteNow): void => {
  let passing: HTMLElement | undefined;
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button, [role=menuitem]") : null;
    const entry = formOfUrl();
    if (!pressed || pressed === passing || !LABELS.has(pressed.textContent.trim()) || !entry?.slug) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void mayDelete(site, entry).then((mayPass) => {
      passing = mayPass ? pressed : undefined;
      passing?.click();
      passing = undefined;
    });
  };
  // Listen on the window in the capture phase, to run before React's listeners.
  window.addEventListener("click", onClick, { capture: true });
};
