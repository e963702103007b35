/** Asks before Decap deletes an entry, because other pages may link to it. Decap has no event for deletions. */
import { isDraft } from "../../content/drafts";
import { folders, isFolderName, lists } from "../../content/schema";
import { fileIn, TRANSLATIONS } from "../../content/shared/languages";
import { propertyOf } from "../../content/shared/required";
import { pathOf } from "../../content/shared/routes";
import { ask, type Choice } from "../admin/dialog";
import { element, linkTo } from "../admin/element";
import type { SiteNow } from "../admin/site";
import { filesLinkingTo } from "../backlinks";
import { partsOfCollection, type Form } from "../collections";
import { takeOut, type Line, type TakenOut } from "../take-out";
import { decap, formAt, openEntry } from "./api";
import { planDeletion, readFiles } from "./repository";

/** Phrase keys of the buttons that delete or unpublish an entry. Their labels identify the buttons. */
const KEYS = ["deleteEntry", "deletePublishedEntry", "unpublish"];

const labelsOf = (phrases: unknown): ReadonlySet<unknown> => {
  const toolbar = propertyOf(propertyOf(phrases, "editor"), "editorToolbar");
  return new Set(KEYS.map((key) => propertyOf(toolbar, key)).filter((label) => label !== undefined));
};

/** An entry that is about to be deleted. */
interface Deletion {
  readonly title: string;
  /** Links to the forms of the files that refer to it. */
  readonly backlinks: readonly HTMLElement[];
  /** Whether it has translations, which are deleted too. */
  readonly isTranslated: boolean;
  /** Pages that visitors can be redirected to. */
  readonly targets: readonly Choice[];
  /** The initial choice; empty for none. */
  readonly target: string;
  readonly planFor: (sendTo: string | undefined) => TakenOut;
}

const listOf = (words: string, items: readonly (Node | string)[]): readonly HTMLElement[] =>
  items.length === 0 ? [] : [element("p", words), element("ul", ...items.map((item) => element("li", item)))];

const lineWords = ({ file, line, text }: Line): string => `content/${file}:${line} ${text}`;

/** Returns the changes that go with the deletion; undefined if the user keeps the entry. */
const askToDelete = async ({ title, backlinks, isTranslated, targets, target, planFor }: Deletion): Promise<TakenOut | undefined> => {
  const choices = [{ value: "", label: "Nowhere: the page is not found" }, ...targets];
  const select = element("select", ...choices.map(({ value, label }) => new Option(label, value)));
  select.value = target;
  const lines = element("div");
  const plan = (): TakenOut => planFor(select.value || undefined);
  const show = (): void => {
    const { left, redirected } = plan();
    lines.replaceChildren(
      ...listOf("These lines still lead to it. Rewrite them, or the site cannot be built:", left.map(lineWords)),
      ...listOf("These lines lead there then. Read whether their words still fit:", redirected.map(lineWords)),
    );
  };
  select.addEventListener("change", show);
  show();
  const parts = [
    element("label", "Send visitors to", select),
    ...(isTranslated ? [element("p", "Its versions in other languages are deleted too.")] : []),
    ...listOf("It is taken out of the lists, menus and links of these entries:", backlinks),
    lines,
  ];
  const answer = await ask(`Delete “${title}”?`, parts, { "": "Keep it", delete: "Delete" });
  return answer === "" ? undefined : plan();
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
  const askFirst = async (pressed: HTMLElement, { collection, slug }: Form) => {
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
    const linking = filesLinkingTo(site.all, name, slug);
    const files = await readFiles([...new Set([english, ...translations, lists.redirects.file, ...linking])]);
    const out = await askToDelete({
      title: entry?.title ?? slug,
      backlinks: linking.map((file) => {
        const { label, form } = site.fileLabel(file);
        return form ? linkTo(formAt(form), label) : element("span", label);
      }),
      isTranslated: translations.some((file) => file in files),
      targets: site.pages().filter(({ value }) => value !== gone),
      target: isDraft(entry) ? "" : folders[name].route,
      planFor: (sendTo) => takeOut(files, [{ folder: name, slug }], sendTo),
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
    void askFirst(pressed, entry);
  };
  // Capturing on the window runs before React's listeners.
  window.addEventListener("click", onClick, { capture: true });
};
