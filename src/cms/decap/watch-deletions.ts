/** Asks before Decap deletes an entry, because other pages may link to it. Decap has no event for deletions. */
import { askToDelete } from "../admin/deletion-dialog";
import type { SiteNow } from "../admin/site";
import { isDraft } from "../../content/drafts";
import { folders, isFolderName, lists, type FolderName } from "../../content/schema";
import { fileIn, TRANSLATIONS } from "../../content/shared/languages";
import { pathOf } from "../../content/shared/routes";
import type { Backlink } from "../backlinks";
import { collectionIn, fileOfForm, partsOfCollection, type Form } from "../collections";
import type { EditorSite } from "../editor-site";
import { takeOut } from "../take-out";
import { decap, openEntry } from "./api";
import { planDeletion, readFiles } from "./repository";
import { propertyOf } from "../../content/shared/required";

/** Phrase keys of the buttons that delete or unpublish an entry. Their labels identify the buttons. */
const KEYS = ["deleteEntry", "deletePublishedEntry", "unpublish"];

const labelsOf = (phrases: unknown): ReadonlySet<unknown> => {
  const toolbar = propertyOf(propertyOf(phrases, "editor"), "editorToolbar");
  return new Set(KEYS.map((key) => propertyOf(toolbar, key)).filter((label) => label !== undefined));
};

/** Returns the backlinks to an entry in all languages, except from its own translations, which are deleted too. */
const backlinksTo = ({ others, ...english }: EditorSite, name: FolderName, slug: string): readonly Backlink[] => {
  const own = TRANSLATIONS.map((language) => `${collectionIn(language, name)}/entries/${slug}`);
  return [english, ...Object.values(others)]
    .flatMap(({ backlinks }) => backlinks[`${name}/${slug}`] ?? [])
    .filter(({ form }) => !own.includes(form));
};

const fileOfLink = ({ form }: Backlink): readonly string[] => {
  const [collection = "", slug = ""] = form.split("/entries/");
  const file = fileOfForm({ collection, slug });
  return file === undefined ? [] : [file];
};

/** Asks before an entry is deleted. A translation is deleted without asking: links to it then lead to the English page. */
export const watchDeletions = (site: SiteNow): void => {
  const labels = labelsOf(decap().getLocale("en"));
  let passing: HTMLElement | undefined;
  const pass = (pressed: HTMLElement) => {
    passing = pressed;
    pressed.click();
    passing = undefined;
  };
  const ask = async (pressed: HTMLElement, { collection, slug }: Form) => {
    await site.refresh();
    const { language, name } = partsOfCollection(collection);
    const entry = isFolderName(name) ? site.all.content[name].find((one) => one.slug === slug) : undefined;
    if (!isFolderName(name) || (language !== "en" && entry)) {
      pass(pressed);
      return;
    }
    const gone = pathOf(name, entry ?? { slug });
    const english = `${folders[name].folder}/${slug}.md`;
    const translations = TRANSLATIONS.map((one) => fileIn(one, english));
    const backlinks = backlinksTo(site.all, name, slug);
    const files = await readFiles([...new Set([english, ...translations, lists.redirects.file, ...backlinks.flatMap(fileOfLink)])]);
    const out = await askToDelete({
      title: entry?.title ?? slug,
      backlinks,
      isTranslated: translations.some((file) => file in files),
      targets: site.pages().filter(({ value }) => value !== gone),
      target: isDraft(entry) ? undefined : folders[name].route,
      planFor: (sendTo: string | undefined) => takeOut(files, [{ folder: name, slug }], sendTo),
    });
    if (!out) return;
    planDeletion({ out, files });
    pass(pressed);
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button, [role=menuitem]") : null;
    const entry = openEntry();
    if (!pressed || pressed === passing || !labels.has(pressed.textContent.trim()) || entry === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void ask(pressed, entry);
  };
  // Capturing on the window runs before React's listeners.
  window.addEventListener("click", onClick, { capture: true });
};
