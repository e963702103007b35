/** Serves the built site to one visitor, and collects violations of the pages' Content-Security-Policies. */
import type { Server } from "node:http";
import path from "node:path";
import { bodyText, listen } from "../../scripts/lib/fakes/listen";
import { builtValues } from "./built";

export interface ReportingSite {
  /** Returns the full URL of a path. */
  at(path: string): string;
  /** The browser's reports of policy violations. */
  readonly blocked: readonly string[];
  close(): Promise<void>;
}

const REPORTS = "/csp-reports";

/** Returns a page's policy as a header value with a `report-uri`, which browsers ignore in a `<meta>` element. */
const reporting = (address: string): string =>
  builtValues(address, 'meta[http-equiv="Content-Security-Policy"]', "content")
    .map((policy) => `${policy}; report-uri ${REPORTS}`)
    .join(", ");

/**
 * Serves the site on a new port, so that the browser has no saved posts or cached scripts from earlier journeys. WebKit caches scripts in
 * memory even with "no-store".
 */
export const openReportingSite = async (site: Server): Promise<ReportingSite> => {
  const blocked: string[] = [];
  const { url, close } = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === REPORTS) {
      response.writeHead(204).end();
      blocked.push(await bodyText(request));
    } else {
      // The paths of pages, and no others, have no extension.
      if (path.extname(pathname) === "") response.setHeader("Content-Security-Policy-Report-Only", reporting(pathname));
      site.emit("request", request, response);
    }
  });
  return {
    at: (address) => url + address,
    blocked,
    close,
  };
};
