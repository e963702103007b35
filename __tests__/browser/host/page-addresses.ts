import { inEnglish } from "../../../src/content/shared/languages";
import { ANSWER_ROUTES } from "../../../src/content/shared/routes";
import { filesBelow } from "../../../src/publish/page-files";
import { isAdmin } from "../../../src/publish/host/headers";
import { builtRedirects } from "../../fixtures/visits";

/** Returns the paths of all built pages, without a trailing slash. Omits the editor, redirects, and the 404 pages of all languages. */
export const pageAddresses = (): readonly string[] =>
  filesBelow("dist")
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !isAdmin(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((address) => !ANSWER_ROUTES.includes(inEnglish(address)))
    .filter((address) => !builtRedirects.some(({ from }) => decodeURIComponent(from) === address));
