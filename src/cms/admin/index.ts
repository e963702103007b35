/** Entry point of /admin: sets up Decap with this site's fields, text blocks, checks, messages and previews. */
import "../../components/styles/index.css";
import "./preview.css";
import { dayIn } from "../../content/format/dates";
import { resolveText } from "../../content/fact-references";
import { isFolderName } from "../../content/schema";
import { TRANSLATIONS } from "../../content/shared/languages";
import { decap, on, onSaving } from "../decap/api";
import { registerControls } from "../decap/controls";
import { registerEntryLine } from "../decap/entry-line";
import { holdKeptDrafts } from "../decap/kept-draft";
import { offerFactsWhereTyped } from "../decap/pickers";
import { keepErrors, OFFICE_LOCALE, registerPhrases } from "../decap/phrases";
import { registerPreview, showNewPictures } from "../decap/register-preview";
import { startDecap } from "../decap/start";
import { registerTextParts } from "../decap/text-parts";
import { watchUploads } from "../decap/uploads";
import { watchRepository } from "../decap/repository";
import { watchDeletions } from "../decap/watch-deletions";
import { OWN_SIGN_IN } from "../backend";
import { collectionIn } from "../collections";
import { LINKS_TO_PAGES } from "../field";
import { SHOWN } from "../notes";
import { formatOf, readPage, readSettings, statesOf, writePage, writeSettings } from "../page-format";
import { previewNames } from "../preview/previews";
import type { Data } from "../same";
import { ChangeReport } from "./after-saving";
import { EditConflictCheck } from "./edit-conflict";
import { element } from "./element";
import { datalist } from "./dialog";
import { SavingCheck } from "./saving-check";
import { loadSite, SiteNow } from "./site";
import { isUnsavedTranslation, languageLinks, textToTranslate, translationSaved } from "./translations";

const register = async (): Promise<object> => {
  const site = new SiteNow(await loadSite());
  const check = new SavingCheck(site);
  const conflictCheck = new EditConflictCheck(site.all.backend);
  const report = new ChangeReport(site);
  const offerPages = () => {
    document.getElementById(LINKS_TO_PAGES)?.remove();
    document.body.append(datalist(LINKS_TO_PAGES, site.pages()));
  };
  const refresh = () => void site.refresh().then(offerPages);
  const say = keepErrors();
  const reader = (read: (content: string) => Data) => (content: string) => {
    try {
      // The file does not exist yet.
      return (content === "" ? textToTranslate() : undefined) ?? read(content);
    } catch (error) {
      // Decap opens an empty form for such a file without showing an error.
      say(`YAML: ${String(error)}`);
      throw error;
    }
  };
  registerPhrases();
  registerTextParts();
  registerControls(check.changed);
  offerPages();
  const today = () => dayIn(site.all.content.business.timeZone, new Date());
  registerEntryLine(
    (draft) => [...statesOf(draft().data, today()).map((state) => element("span", state)), ...languageLinks(site, draft)],
    isUnsavedTranslation,
  );
  const readShown = (content: string): Data => {
    const data = readPage(content, today());
    const title = typeof data.title === "string" ? data.title : "";
    return { ...data, [SHOWN]: resolveText(title, site.around("").facts).text };
  };
  decap().registerCustomFormat("page", "md", formatOf(reader(readShown), writePage));
  decap().registerCustomFormat("settings", "yml", formatOf(reader(readSettings), writeSettings));
  onSaving(async (draft) => {
    report.clearNews();
    const data = check.beforeSave(draft);
    await conflictCheck.beforeSave(draft);
    return data;
  });
  on("prePublish", (draft) => conflictCheck.beforePublish(draft));
  on("postSave", (draft) => conflictCheck.saved(draft));
  on("postSave", translationSaved);
  // As text: Chromium does not always load a linked file when a form is opened from a list.
  decap().registerPreviewStyle(await (await fetch("/admin/editor.css")).text(), { raw: true });
  // Decap looks up the preview of a folder by its collection, and that of a file by its name, which is the same in all languages.
  for (const name of previewNames)
    for (const language of isFolderName(name) ? (["en", ...TRANSLATIONS] as const) : (["en"] as const))
      registerPreview(collectionIn(language, name), name, site);
  for (const event of ["hashchange", "focus"]) window.addEventListener(event, refresh);
  watchUploads();
  offerFactsWhereTyped((collection) => site.factsFor(collection));
  showNewPictures();
  watchDeletions(site);
  watchRepository(site.all.backend.name, report);
  holdKeptDrafts();
  const { backend } = site.all;
  // `npm run cms` also serves the edited site: each form links to its page there.
  const here = backend.name === "proxy" && { site_url: location.origin, show_preview_links: true };
  // The site's own sign-in has the same origin as this page, also on a preview.
  const isOwn = backend.name === "github" && backend.auth_endpoint === OWN_SIGN_IN;
  return { locale: OFFICE_LOCALE, ...here, ...(isOwn && { backend: { base_url: location.origin } }) };
};

/** Shows that the editor did not start. Without the site's data no draft can be checked, so nothing may be saved. */
const sayNotStarted = (error: unknown): void => {
  document.body.textContent = `The editor could not be started. Check the connection, and load this page again. (${String(error)})`;
};

startDecap(register, sayNotStarted);
