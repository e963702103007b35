/** Fits Decap to this site: its optional groups, the drawings of its texts, its check before saving, and its previews. The build bundles it for /admin. */
import "../../styles/index.css";
import type { PreviewSite } from "../preview/site-data";
import { checkDraft } from "./check-draft";
import type { DraftMap } from "./decap";
import { registerDrawings } from "./drawings";
import { registerOptionalGroup } from "./optional-group";
import { registerPreview } from "./register-preview";

/** Written into the bundle by the build. */
declare const PREVIEW_SITE: PreviewSite;

const isDraftMap = (value: unknown): value is DraftMap => typeof value === "object" && value !== null && "deleteIn" in value;

const checkBeforeSave = ({ entry }: { readonly entry: DraftMap }): DraftMap | undefined => {
  const data = entry.get("data");
  if (!isDraftMap(data)) return undefined;
  const file = { collection: String(entry.get("collection")), path: String(entry.get("path")) };
  const { blanks, problems } = checkDraft(file, data.toJS(), PREVIEW_SITE.facts);
  if (problems.length > 0) throw new Error(problems.join(" | "));
  return blanks.reduce((kept, path) => kept.deleteIn(path), data);
};

const start = (): void => {
  registerOptionalGroup();
  registerDrawings();
  window.CMS.registerEventListener({ name: "preSave", handler: checkBeforeSave });
  window.CMS.registerPreviewStyle("/admin/editor.css");
  for (const collection of ["services", "locations", "posts"] as const) registerPreview(collection, PREVIEW_SITE);
  window.CMS.init();
};

// The bundle starts by itself unless told not to; it must wait for what is registered here.
window.CMS_MANUAL_INIT = true;
const bundle = document.createElement("script");
bundle.src = "/admin/decap-cms.js";
bundle.addEventListener("load", start);
document.head.append(bundle);
