import { inEnglish } from "../../../src/content/shared/languages";
import { FALLBACK_ROUTES } from "../../../src/content/shared/routes";
import { filesBelow } from "../../../src/publish/page-files";
import { isAdmin } from "../../../src/publish/host/headers";
import { builtRedirects } from "../../fixtures/visits";

/** Returns the built pages' paths, without a trailing slash. Omits the editor, redirects, and pages that hosts serve for unknown paths. */
export const pageAddresses = (): readonly string[] =>
  filesBelow("dist")
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !isAdmin(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((address) => !FALLBACK_ROUTES.includes(inEnglish(address)))
    .filter((address) => !builtRedirects.some(({ from }) => decodeURIComponent(from) === address));
