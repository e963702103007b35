/** Entry point of /admin: sets up Decap with this site's fields, text blocks, checks, messages and previews. */
import "../../components/styles/index.css";
import "./preview.css";
import { TRANSLATIONS } from "../../content/shared/languages";
import { parse } from "yaml";
import { decap, formOfUrl, on, onSaving } from "../decap/api";
import { registerControls } from "../decap/controls";
import { OpenForm, registerNotes } from "../decap/open-form";
import { offerFactsWhereTyped } from "../decap/pickers";
import { OFFICE_LOCALE, registerPhrases } from "../decap/phrases";
import { registerInputs } from "../decap/inputs";
import { registerPreview, showNewPictures } from "../decap/register-preview";
import { startDecap } from "../decap/start";
import { registerTextParts } from "../decap/text-parts";
import { watchUploads } from "../decap/uploads";
import { registerSiteBackend } from "../decap/site-backend";
import { backendName, OWN_SIGN_IN } from "../backend";
import { collectionIn } from "../collections";
import { LINKS_TO_PAGES } from "../field";
import { formatOf, writePage, writeSettings } from "../page-format";
import { previewNames } from "../preview/previews";
import type { Data } from "../same";
import { AdviceList } from "./advice";
import { ChangeReport } from "./after-saving";
import { Drafts } from "./unsaved-text";
import { EditConflictCheck } from "./edit-conflict";
import { EntryLine, textToTranslate, translationSaved } from "./entry-line";
import { datalist } from "./dialog";
import { NewPictures } from "./new-pictures";
import { SavingCheck } from "./saving-check";
import { loadSite, SiteNow } from "./site-now";

/** Loads Decap's configuration, so that it can be changed. Decap does not load it again. */
const loadConfig = async (): Promise<Data> => {
  const text = await (await fetch("/admin/config.yml")).text();
  return { ...(parse(text) as Data), load_config_file: false }; // Safe cast: our own build wrote it.
};

const register = async (): Promise<object> => {
  const site = new SiteNow(await loadSite());
  const { backend } = site.all;
  const check = new SavingCheck(site);
  const advice = new AdviceList(site);
  const conflicts = new EditConflictCheck();
  const pictures = new NewPictures((path) => site.hasPicture(path));
  const drafts = new Drafts(pictures);
  const report = new ChangeReport(site);
  const offerPages = () => {
    document.getElementById(LINKS_TO_PAGES)?.remove();
    document.body.append(datalist(LINKS_TO_PAGES, site.pages()));
  };
  const refresh = () => void site.refresh().then(offerPages);
  const say = registerPhrases();
  registerTextParts();
  registerInputs(() => site.today());
  const line = new EntryLine(site, (form) => drafts.isRestored(form));
  const open = new OpenForm((draft) => {
    line.show(draft);
    check.changed(draft);
    advice.changed(draft);
    drafts.changed(draft);
  });
  line.register();
  registerNotes(open);
  registerControls(open);
  offerPages();
  decap().registerCustomFormat("page", "md", formatOf(writePage));
  decap().registerCustomFormat("settings", "yml", formatOf(writeSettings));
  onSaving(async (draft) => {
    // Hide the result of the previous save, because this save may be rejected.
    report.news.hide();
    conflicts.saving(draft);
    await drafts.beforeSave();
    return check.beforeSave(draft);
  });
  on("postSave", translationSaved);
  on("postSave", drafts.afterSave);
  // Pass the styles as text, because Chromium does not always load a linked stylesheet when a form is opened from a list.
  decap().registerPreviewStyle(await (await fetch("/admin/editor.css")).text(), { raw: true });
  // Decap looks up previews of folders by collection, and previews of files by file name, which is the same in all languages.
  for (const name of previewNames)
    for (const language of ["en", ...TRANSLATIONS] as const) registerPreview(collectionIn(language, name), name, site, pictures);
  for (const event of ["hashchange", "focus"]) window.addEventListener(event, refresh);
  watchUploads(pictures);
  offerFactsWhereTyped((collection) => site.factsFor(collection));
  showNewPictures(pictures);
  registerSiteBackend({ site, report, conflicts, drafts, pictures, say, started: textToTranslate });
  // `npm run cms` also serves the edited site, so forms link to their pages there.
  const here = backend.name === "proxy" && { site_url: location.origin };
  // The site's own sign-in has the same origin as this page, even in a deploy preview.
  const isOwn = backend.name === "github" && backend.auth_endpoint === OWN_SIGN_IN;
  const form = formOfUrl();
  const draft = form?.slug === "" ? await drafts.offer(form) : undefined;
  const config = form && draft ? drafts.filledIn(await loadConfig(), form.collection, draft) : undefined;
  return {
    ...config,
    locale: OFFICE_LOCALE,
    ...here,
    ...(isOwn && { backend: { ...(config && backend), name: backendName(backend), base_url: location.origin } }),
  };
};

startDecap(register);
