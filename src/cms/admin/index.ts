/** Fits Decap to this site: its fields, the drawings of its texts, its check before saving, what it says, and its previews. The build bundles it for /admin. */
import "../../styles/index.css";
import "./preview.css";
import { dayIn } from "../../format/dates";
import { liveUrl } from "../backend";
import { readingCopies } from "../draft-copy";
import { SAVING } from "../notes";
import { previewNames } from "../preview/previews";
import { readPage, readSettings, writePage, writeSettings, type Data } from "../page-format";
import { adviser } from "./advise";
import { tellOutcome } from "./after-saving";
import { MeanwhileCheck } from "./changed-meanwhile";
import { registerControls } from "./controls";
import { drawCounter } from "./counter";
import type { DraftMap } from "./decap";
import { registerDrawings } from "./drawings";
import { watchHistory } from "./history-link";
import { keepOldAddress } from "./keep-old-address";
import { holdKeptDrafts } from "./kept-draft";
import { watchTabs } from "./open-twice";
import { registerOptionalGroup } from "./optional-group";
import { registerPhrases } from "./phrases";
import { PreviewWidth } from "./preview-width";
import { registerPreview } from "./register-preview";
import { allowRetries } from "./retry-save";
import { SavingCheck } from "./saving-check";
import { SiteNow } from "./site";
import { registerTextParts } from "./text-parts";
import { keepErrors } from "./toasts";
import { watchUploads } from "./uploads";
import { watchDeletions } from "./watch-deletions";

/** Decap writes what is wrong with a field in capitals. Addresses and names of files cannot be read like that. */
const SENTENCES = "[aria-label] > div > ul > li { text-transform: none; }";

/** Decap offers to look at the live site also where its configuration says that there is none. The class is that of this version. */
const NO_LIVE_SITE = ".e1d2l9mo3 { display: none !important; }";

const start = async (): Promise<void> => {
  const site = await SiteNow.load();
  const today = (): string => dayIn(site.content.business.timeZone, new Date());
  const check = new SavingCheck(site);
  const meanwhile = new MeanwhileCheck(site.backend);
  const advise = adviser(() => site.current);
  const refresh = () => void site.refresh();
  const say = keepErrors();
  const saying = (read: (content: string) => Data) => (content: string) => {
    try {
      return readingCopies(read)(content);
    } catch (error) {
      // Decap opens an empty form for such a file, without a word.
      say(`YAML: ${String(error)}`);
      throw error;
    }
  };
  registerPhrases();
  registerTextParts();
  const watch = { ...check.watch, decorate: drawCounter };
  registerControls(watch);
  registerOptionalGroup(watch);
  registerDrawings();
  window.CMS.registerCustomFormat("page", "md", {
    fromFile: saying((content) => readPage(content, today())),
    toFile: meanwhile.watched(writePage),
  });
  window.CMS.registerCustomFormat("settings", "yml", { fromFile: saying(readSettings), toFile: meanwhile.watched(writeSettings) });
  const beforeSave = async ({ entry }: { readonly entry: DraftMap }) => {
    advise.beforeSave(entry);
    const data = check.beforeSave(entry);
    await meanwhile.beforeSave(entry);
    return data && keepOldAddress(entry, data, site.addresses).setIn([SAVING], true);
  };
  window.CMS.registerEventListener({ name: "preSave", handler: beforeSave });
  window.CMS.registerEventListener({ name: "prePublish", handler: ({ entry }) => meanwhile.beforePublish(entry) });
  window.CMS.registerEventListener({ name: "postSave", handler: ({ entry }) => meanwhile.saved(entry) });
  window.CMS.registerEventListener({ name: "postSave", handler: refresh });
  tellOutcome(site.backend);
  window.CMS.registerPreviewStyle("/admin/editor.css");
  const width = new PreviewWidth();
  for (const name of previewNames) registerPreview(name, { site, width, onDraft: advise.whileTyping });
  for (const event of ["hashchange", "focus"]) window.addEventListener(event, refresh);
  const hasLiveSite = liveUrl(site.content.business, site.backend) !== undefined;
  document.head.appendChild(document.createElement("style")).textContent = SENTENCES + (hasLiveSite ? "" : NO_LIVE_SITE);
  watchUploads();
  watchDeletions(site);
  watchTabs();
  watchHistory(site.backend);
  allowRetries(site.backend);
  holdKeptDrafts();
  window.CMS.init();
};

/** Without the site's own data nothing can be checked: better no editor than one that saves anything. */
const sayNotStarted = (error: unknown): void => {
  document.body.textContent = `The editor could not be started. Check the connection, and load this page again. (${String(error)})`;
};

// The bundle starts by itself unless told not to; it must wait for what is registered here.
window.CMS_MANUAL_INIT = true;
const bundle = document.createElement("script");
bundle.src = "/admin/decap-cms.js";
bundle.addEventListener("load", () => void start().catch(sayNotStarted));
document.head.append(bundle);
