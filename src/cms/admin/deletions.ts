/** Asks before an entry or a picture is deleted, because other pages may link to it, and plans the whole change. */
import { isHidden } from "../../content/entries/drafts";
import { LIST_PATHS } from "../../content/entries/empty-lists";
import { folders, isFolderName, lists } from "../../content/schema";
import { fileIn, TRANSLATIONS } from "../../content/shared/languages";
import { entryPath } from "../../content/shared/routes";
import { filesLinkingTo, filesShowing } from "../backlinks";
import { formOfFile, partsOfCollection } from "../collections";
import { formAt } from "../decap/api";
import { Refusal } from "../repository/errors";
import { inContent, isPictureFile, ROOT, type Basis, type Changes, type Repository, type Stored } from "../repository/repository";
import { takeOut, type Files, type Line, type TakenOut } from "../take-out";
import { ask, element, linkTo } from "./dialog";
import type { Note } from "./note-panel";
import type { SiteNow } from "./site-now";

/** A deletion with the changes to other files that it needs. */
export interface Plan {
  readonly changes: Changes;
  /** The versions that the changes were made from. Others may change the files while the dialog is open. */
  readonly basis: Basis;
  readonly notes: readonly Note[];
}

/** Returns a paragraph and a list, or nothing if there are no items. */
const listOf = (words: string, items: readonly (Node | string)[]): readonly HTMLElement[] =>
  items.length === 0 ? [] : [element("p", words), element("ul", ...items.map((item) => element("li", item)))];

const KEPT = "Nothing was deleted.";

/** Returns the changes that delete files. */
const gone = (paths: readonly string[]): Changes => Object.fromEntries(paths.map((path) => [path, null]));

/** Plans deletions. */
export class Deletions {
  constructor(
    private readonly site: SiteNow,
    private readonly repository: Repository,
  ) {}

  /**
   * Asks whether and how to delete an entry or a picture, and returns all changes to make together.
   *
   * @param paths the file of the entry or picture, in the array that Decap passes
   * @throws Refusal if the files are kept
   */
  async plan(paths: readonly string[]): Promise<Plan> {
    await this.site.settled();
    const [path = ""] = paths;
    if (isPictureFile(path)) return this.planPicture(path, paths);
    const form = formOfFile(inContent(path));
    const { language, name } = partsOfCollection(form?.collection ?? "");
    const english = isFolderName(name) ? this.site.all.content[name].find(({ slug }) => slug === form?.slug) : undefined;
    // If the entry has an English page, its translation is deleted without questions, because links to it will lead to the English page.
    if (!form || !isFolderName(name) || (language !== "en" && english)) return { changes: gone(paths), basis: {}, notes: [] };
    return this.planEntry(name, form.slug, paths);
  }

  /** Returns a link to the form of each file, or the label of a file that has no form. */
  private linksTo(files: readonly string[]): readonly (Node | string)[] {
    return files.map((file) => {
      const { label, form } = this.site.fileLabel(file);
      return form ? linkTo(formAt(form), label) : label;
    });
  }

  private lineItem({ file, text }: Line): Node {
    return element("span", ...this.linksTo([file]), `: ${text}`);
  }

  private lineNote(what: string, { file, text }: Line): Note {
    const { label, form } = this.site.fileLabel(file);
    return { label: `${what} ${label}`, message: text, href: form && formAt(form) };
  }

  /** Refuses to delete a picture that pages show, because the site could not be built without the picture. */
  private async planPicture(path: string, paths: readonly string[]): Promise<Plan> {
    const users = filesShowing(this.site.all, `/${inContent(path)}`);
    if (users.length === 0) return { changes: gone(paths), basis: {}, notes: [] };
    const name = path.replace(/^.*\//, "");
    const parts = listOf("Choose another picture in these entries first:", this.linksTo(users));
    await ask(`${name} is in use`, parts, { "": "Keep it" });
    throw new Refusal(KEPT, { isShown: true });
  }

  private async planEntry(folder: keyof typeof folders, slug: string, paths: readonly string[]): Promise<Plan> {
    const { site } = this;
    const entry = site.all.content[folder].find((candidate) => candidate.slug === slug);
    const english = `${folders[folder].folder}/${slug}.md`;
    const translations = TRANSLATIONS.map((language) => fileIn(language, english));
    const linking = filesLinkingTo(site.all, folder, slug);
    const stored = await this.read([...new Set([english, ...translations, lists.redirects.file, ...linking])]);
    const files: Files = Object.fromEntries(Object.entries(stored).flatMap(([file, version]) => (version ? [[file, version.text]] : [])));
    const path = entryPath(folder, entry ?? { slug });
    const list = folders[folder].route;
    // A list without entries has no page, so deleting the last entry also removes the list's page.
    const emptiesList = LIST_PATHS.includes(list) && site.all.content[folder].every((other) => other.slug === slug);
    const gonePages = [path, ...(emptiesList ? [list] : [])];
    const choices = [{ value: "", label: "Nowhere (page not found)" }, ...site.pages().filter(({ value }) => !gonePages.includes(value))];
    const select = element("select", ...choices.map(({ value, label }) => new Option(label, value)));
    // No visitor has the address of a page that was never public.
    select.value = (entry && isHidden(entry, site.today())) || emptiesList ? "" : list;
    const lines = element("div");
    const takenOut = (): TakenOut => takeOut(files, [{ folder, slug }], { sendTo: select.value || undefined });
    const show = (): void => {
      const { unresolved, redirected } = takenOut();
      lines.replaceChildren(
        ...listOf(
          "These lines still refer to it. Rewrite them, or the site cannot be built:",
          unresolved.map((line) => this.lineItem(line)),
        ),
        ...listOf(
          "The links in these lines will lead there. Check whether the wording still fits:",
          redirected.map((line) => this.lineItem(line)),
        ),
      );
    };
    select.addEventListener("change", show);
    show();
    const parts = [
      element("label", "Send visitors to", select),
      ...(translations.some((file) => file in files && !paths.includes(ROOT + file))
        ? [element("p", "Its versions in other languages will be deleted too.")]
        : []),
      ...listOf("The entry will be removed from the lists, menus and links of these entries:", this.linksTo(linking)),
      lines,
    ];
    const answer = await ask(`Delete “${entry?.title ?? slug}”?`, parts, { "": "Keep it", delete: "Delete" });
    if (answer === "") throw new Refusal(KEPT, { isShown: true });
    const { changed, removed, unresolved, redirected } = takenOut();
    const texts = Object.fromEntries(Object.entries(changed).map(([file, text]) => [ROOT + file, text]));
    const written = [...Object.keys(changed), ...removed];
    return {
      changes: { ...texts, ...gone([...paths, ...removed.map((file) => ROOT + file)]) },
      basis: Object.fromEntries(written.map((file) => [ROOT + file, stored[file]?.sha])),
      notes: [
        ...unresolved.map((line) => this.lineNote("Still links to the deleted page:", line)),
        ...redirected.map((line) => this.lineNote("Now links to another page. Check the wording in", line)),
      ],
    };
  }

  private async read(files: readonly string[]): Promise<Readonly<Record<string, Stored | undefined>>> {
    const each = files.map(async (file) => [file, await this.repository.read(ROOT + file)] as const);
    return Object.fromEntries(await Promise.all(each));
  }
}
