/** Fits Decap to this site: its fields, the drawings of its texts, its check before saving, what it says, and its previews. The build bundles it for /admin. */
import "../../styles/index.css";
import { dayIn } from "../../format/dates";
import type { PreviewSite } from "../preview/site-data";
import { readPage, writePage } from "../page-format";
import { adviser } from "./advise";
import { registerControls } from "./controls";
import { drawCounter } from "./counter";
import type { DraftMap } from "./decap";
import { registerDrawings } from "./drawings";
import { keepOldAddress } from "./keep-old-address";
import { registerOptionalGroup } from "./optional-group";
import { registerPhrases } from "./phrases";
import { registerPreview } from "./register-preview";
import { SavingCheck } from "./saving-check";
import { SiteNow } from "./site";
import { registerTextParts } from "./text-parts";
import { keepErrors } from "./toasts";
import { watchUploads } from "./uploads";
import { watchDeletions } from "./watch-deletions";

/** Written into the bundle by the build. */
declare const PREVIEW_SITE: PreviewSite;

/** Decap writes what is wrong with a field in capitals. Addresses and names of files cannot be read like that. */
const SENTENCES = "[aria-label] > div > ul > li { text-transform: none; }";

const today = (): string => dayIn(PREVIEW_SITE.known.business.timeZone, new Date());

const start = (): void => {
  const site = new SiteNow(PREVIEW_SITE.known);
  const check = new SavingCheck(site);
  const advise = adviser(() => site.current);
  const refresh = () => void site.refresh();
  const say = keepErrors();
  const read = (content: string) => {
    try {
      return readPage(content, today());
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
  window.CMS.registerCustomFormat("page", "md", { fromFile: read, toFile: writePage });
  const beforeSave = ({ entry }: { readonly entry: DraftMap }) => {
    advise.beforeSave(entry);
    const data = check.beforeSave(entry);
    return data && keepOldAddress(entry, data, site.addresses);
  };
  window.CMS.registerEventListener({ name: "preSave", handler: beforeSave });
  window.CMS.registerEventListener({ name: "postSave", handler: refresh });
  window.CMS.registerPreviewStyle("/admin/editor.css");
  for (const collection of ["services", "locations", "posts"] as const) {
    registerPreview(collection, PREVIEW_SITE, () => site.current.facts, advise.whileTyping);
  }
  for (const event of ["hashchange", "focus"]) window.addEventListener(event, refresh);
  refresh();
  document.head.appendChild(document.createElement("style")).textContent = SENTENCES;
  watchUploads();
  watchDeletions(site);
  window.CMS.init();
};

// The bundle starts by itself unless told not to; it must wait for what is registered here.
window.CMS_MANUAL_INIT = true;
const bundle = document.createElement("script");
bundle.src = "/admin/decap-cms.js";
bundle.addEventListener("load", start);
document.head.append(bundle);
