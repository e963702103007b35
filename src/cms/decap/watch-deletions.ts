/**
 * Stands between the button that deletes an entry and Decap, which has no event for it. A page that others point at would leave links to
 * nowhere, and the site could not be published.
 */
import { showBacklinks } from "../admin/backlinks-dialog";
import type { SiteNow } from "../admin/site";
import { isFolderName } from "../../content/schema";
import { TRANSLATIONS } from "../../content/shared/languages";
import type { Backlink } from "../backlinks";
import { collectionIn, partsOfCollection } from "../collections";
import type { EditorSite } from "../editor-site";
import { decap, openEntry } from "./api";
import { propertyOf } from "../../content/shared/required";

/** What the bundle calls the ways in which a published entry goes. Without the bundle's words there is nothing to press. */
const KEYS = ["deleteEntry", "deletePublishedEntry", "unpublish"];

const labelsOf = (phrases: unknown): ReadonlySet<unknown> => {
  const toolbar = propertyOf(propertyOf(phrases, "editor"), "editorToolbar");
  return new Set(KEYS.map((key) => propertyOf(toolbar, key)).filter((label) => label !== undefined));
};

/** Lists who would point at nothing. With an English entry its other languages go too; without one of those, its links lead to the English page. */
const backlinksTo = ({ known, others }: EditorSite, collection: string, slug: string): readonly Backlink[] => {
  const { language, name } = partsOfCollection(collection);
  const inAll = [known, ...Object.values(others).map((other) => other.known)].flatMap(
    ({ backlinks }) => backlinks[`${name}/${slug}`] ?? [],
  );
  const isPair = isFolderName(name) && Object.hasOwn(known.addresses[name], slug);
  const own = TRANSLATIONS.map((one) => `${collectionIn(one, name)}/entries/${slug}`);
  return language !== "en" && isPair ? [] : inAll.filter(({ form }) => !own.includes(form));
};

const isTranslated = ({ others }: EditorSite, collection: string, slug: string): boolean => {
  const { language, name } = partsOfCollection(collection);
  return language === "en" && isFolderName(name) && Object.values(others).some(({ known }) => Object.hasOwn(known.addresses[name], slug));
};

/** Shows who points at an entry before it is deleted; one that nobody points at goes its way. */
export const watchDeletions = (site: SiteNow): void => {
  const labels = labelsOf(decap().getLocale("en"));
  let passing: HTMLElement | undefined;
  const pass = (pressed: HTMLElement) => {
    passing = pressed;
    pressed.click();
    passing = undefined;
  };
  const ask = async (pressed: HTMLElement, { collection, slug }: NonNullable<ReturnType<typeof openEntry>>) => {
    await site.refresh();
    const backlinks = backlinksTo(site.all, collection, slug);
    if (backlinks.length === 0) pass(pressed);
    else showBacklinks(backlinks, isTranslated(site.all, collection, slug), () => pass(pressed));
  };
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>("button, [role=menuitem]") : null;
    const entry = openEntry();
    if (!pressed || pressed === passing || !labels.has(pressed.textContent.trim()) || entry === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void ask(pressed, entry);
  };
  // Before anybody else: React listens below the window.
  window.addEventListener("click", onClick, { capture: true });
};
