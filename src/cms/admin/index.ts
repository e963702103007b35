/** Entry point of /admin: sets up Decap with this site's fields, text blocks, checks, messages and previews. */
import "../../components/styles/index.css";
import "./preview.css";
import { TRANSLATIONS } from "../../content/shared/languages";
import { decap, on, onSaving } from "../decap/api";
import { registerControls } from "../decap/controls";
import { offerFactsWhereTyped } from "../decap/pickers";
import { OFFICE_LOCALE, registerPhrases } from "../decap/phrases";
import { registerInputs } from "../decap/inputs";
import { registerPreview, showNewPictures } from "../decap/register-preview";
import { startDecap } from "../decap/start";
import { registerTextParts } from "../decap/text-parts";
import { watchUploads } from "../decap/uploads";
import { registerSiteBackend } from "../decap/site-backend";
import { OWN_SIGN_IN } from "../backend";
import { collectionIn } from "../collections";
import { LINKS_TO_PAGES } from "../field";
import { formatOf, writePage, writeSettings } from "../page-format";
import { previewNames } from "../preview/previews";
import { ChangeReport } from "./after-saving";
import { EditConflictCheck } from "./edit-conflict";
import { registerEntryLine, textToTranslate, translationSaved } from "./entry-line";
import { datalist } from "./dialog";
import { SavingCheck } from "./saving-check";
import { loadSite, SiteNow } from "./site";

const register = async (): Promise<object> => {
  const site = new SiteNow(await loadSite());
  const { backend } = site.all;
  const check = new SavingCheck(site);
  const conflicts = new EditConflictCheck();
  const report = new ChangeReport(site);
  const offerPages = () => {
    document.getElementById(LINKS_TO_PAGES)?.remove();
    document.body.append(datalist(LINKS_TO_PAGES, site.pages()));
  };
  const refresh = () => void site.refresh().then(offerPages);
  const say = registerPhrases();
  registerTextParts();
  registerInputs(() => site.today());
  registerControls(check.changed);
  offerPages();
  registerEntryLine(site);
  decap().registerCustomFormat("page", "md", formatOf(writePage));
  decap().registerCustomFormat("settings", "yml", formatOf(writeSettings));
  onSaving(async (draft) => {
    // Hide the result of the previous save, because this save may be rejected.
    report.news.hide();
    conflicts.saving(draft);
    return check.beforeSave(draft);
  });
  on("postSave", translationSaved);
  // Pass the styles as text, because Chromium does not always load a linked stylesheet when a form is opened from a list.
  decap().registerPreviewStyle(await (await fetch("/admin/editor.css")).text(), { raw: true });
  // Decap looks up previews of folders by collection, and previews of files by file name, which is the same in all languages.
  for (const name of previewNames)
    for (const language of ["en", ...TRANSLATIONS] as const) registerPreview(collectionIn(language, name), name, site);
  for (const event of ["hashchange", "focus"]) window.addEventListener(event, refresh);
  watchUploads();
  offerFactsWhereTyped((collection) => site.factsFor(collection));
  showNewPictures();
  registerSiteBackend({ site, report, conflicts, say, started: textToTranslate });
  // `npm run cms` also serves the edited site, so forms link to their pages there.
  const here = backend.name === "proxy" && { site_url: location.origin };
  // The site's own sign-in has the same origin as this page, even in a deploy preview.
  const isOwn = backend.name === "github" && backend.auth_endpoint === OWN_SIGN_IN;
  return { locale: OFFICE_LOCALE, ...here, ...(isOwn && { backend: { base_url: location.origin } }) };
};

startDecap(register);
