import { filesBelow } from "../../../src/publish/page-files";
import { isAdmin } from "../../../src/publish/host/headers";
import { builtRedirects } from "../../fixtures/visits";

const NOT_FOUND_PAGES = /^(?:404|blog\/404)(?:\.html|\/)/;

/** Returns the paths of all built pages, without a trailing slash. Omits the editor, 404 pages and redirects. */
export const pageAddresses = (): readonly string[] =>
  filesBelow("dist")
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !isAdmin(file) && !NOT_FOUND_PAGES.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((address) => !builtRedirects.some(({ from }) => decodeURIComponent(from) === address));
