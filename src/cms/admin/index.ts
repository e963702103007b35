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
import { isFolderName } from "../../content/schema";
import { collectionIn } from "../collections";
import { LINKS_TO_PAGES } from "../field";
import { formatOf, mergedPage, mergedSettings } from "../page-format";
import { previewNames } from "../preview/previews";
import type { Data } from "../same";
import { AdviceList } from "./advice";
import { ChangeReport } from "./change-report";
import { Drafts } from "./unsaved-text";
import { EditConflictCheck } from "./edit-conflict";
import { EntryLine, textToTranslate, translationSaved } from "./entry-line";
import { datalist } from "./dialog";
import { NewPictures } from "./new-pictures";
import { SavingCheck } from "./saving-check";
import { loadSite, SiteNow } from "./site-now";

/** Loads Decap's configuration, to change it before Decap starts. Decap then does not load the file. */
const loadConfig = async (): Promise<Data> => {
  const text = await (await fetch("/admin/config.yml")).text();
  return { ...(parse(text) as Data), load_config_file: false }; // Safe cast: our own build wrote it.
};

/** Lists the site's pages for fields that link to pages. Reads the pages again when another form is opened or the window gets focus. */
const offerPages = (site: SiteNow): void => {
  const offer = () => {
    document.getElementById(LINKS_TO_PAGES)?.remove();
    document.body.append(datalist(LINKS_TO_PAGES, site.pages()));
  };
  for (const event of ["hashchange", "focus"]) window.addEventListener(event, () => void site.refresh().then(offer));
  offer();
};

/** Registers a preview in the site's styles for each form that has one. */
const registerPreviews = async (site: SiteNow, pictures: NewPictures): Promise<void> => {
  // Pass the styles as text, because Chromium does not always load a linked stylesheet when a form is opened from a list.
  decap().registerPreviewStyle(await (await fetch("/admin/editor.css")).text(), { raw: true });
  for (const name of previewNames) {
    // Decap looks up previews of folders by collection, and previews of files by file name, which is the same in all languages.
    const keys = isFolderName(name) ? (["en", ...TRANSLATIONS] as const).map((language) => collectionIn(language, name)) : [name];
    for (const key of keys) registerPreview(key, name, site, pictures);
  }
  showNewPictures(pictures);
};

/** Returns /admin/config.yml with a restored draft as the defaults of the open form; undefined if no draft of a new entry is restored. */
const configWithDraft = async (drafts: Drafts): Promise<Data | undefined> => {
  const form = formOfUrl();
  if (form?.slug !== "") return undefined;
  const draft = await drafts.offer(form);
  return draft && drafts.prefill(await loadConfig(), form.collection, draft);
};

/**
 * Returns settings that override /admin/config.yml. With a restored draft, returns the whole configuration, because only that can contain
 * default values; Decap then does not load the file.
 */
const configOf = async ({ backend }: SiteNow["all"], drafts: Drafts): Promise<object> => {
  const restored = await configWithDraft(drafts);
  // `npm run cms` also serves the edited site, so forms link to their pages there.
  const here = backend.name === "proxy" && { site_url: location.origin };
  // The site's own sign-in has the same origin as this page, even in a deploy preview.
  const isOwn = backend.name === "github" && backend.auth_endpoint === OWN_SIGN_IN;
  const signIn = isOwn && { backend: { ...backend, name: backendName(backend), base_url: location.origin } };
  return { ...restored, locale: OFFICE_LOCALE, ...here, ...signIn };
};

/** Registers this site's extensions with Decap, and returns the configuration to start Decap with. */
const register = async (): Promise<object> => {
  const site = new SiteNow(await loadSite());
  const pictures = new NewPictures((path) => site.hasPicture(path));
  const drafts = new Drafts(pictures);
  const conflicts = new EditConflictCheck();
  const report = new ChangeReport(site);
  const check = new SavingCheck(site);
  const advice = new AdviceList(site);
  const line = new EntryLine(site, (form) => drafts.isRestored(form));
  const open = new OpenForm((draft) => {
    line.show(draft);
    check.changed(draft);
    advice.changed(draft);
    drafts.changed(draft);
  });

  const showError = registerPhrases();
  registerTextParts();
  registerInputs(() => site.today());
  line.register();
  registerNotes(open);
  // Call after `registerInputs`, because this also wraps the widgets registered there.
  registerControls(open);
  offerPages(site);
  offerFactsWhereTyped(site);
  watchUploads(pictures);
  await registerPreviews(site, pictures);

  decap().registerCustomFormat("page", "md", formatOf(mergedPage));
  decap().registerCustomFormat("settings", "yml", formatOf(mergedSettings));
  registerSiteBackend({ site, report, conflicts, unsaved: drafts, pictures, showError, textToTranslate });
  onSaving(async (draft) => {
    // Hide the result of the previous save, because this save may be rejected.
    report.news.hide();
    conflicts.saving(draft);
    await drafts.beforeSave();
    return check.beforeSave(draft);
  });
  on("postSave", translationSaved);
  on("postSave", drafts.afterSave);
  return configOf(site.all, drafts);
};

startDecap(register);
