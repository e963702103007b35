/** Serves the built site to one visitor: fails when told to, and hears what the pages' policies have blocked. */
import type { Server } from "node:http";
import path from "node:path";
import { bodyText, listen } from "../../scripts/lib/fakes/listen";
import { builtValues } from "./built";

export interface FaultySite {
  /** Gives the whole address of a path. */
  at(path: string): string;
  /** Answers 503 for the islands' scripts until `fix`. */
  fail(): void;
  fix(): void;
  /** What a policy has blocked, as the browser reports it. */
  readonly blocked: readonly string[];
  close(): Promise<void>;
}

const ISLAND = /\/island-[^/]*\.js(?:\?|$)/;
const REPORTS = "/csp-reports";

/** The policy of a page, once more as a header: browsers report nothing of one that stands in the page. */
const reporting = (address: string): string =>
  builtValues(address, 'meta[http-equiv="Content-Security-Policy"]', "content")
    .map((policy) => `${policy}; report-uri ${REPORTS}`)
    .join(", ");

/**
 * Opens a site at an address of its own, so that the browser has nothing of it yet: neither stored posts nor scripts.
 * WebKit keeps scripts in memory also where "no-store" forbids it.
 */
export const openFaultySite = async (site: Server): Promise<FaultySite> => {
  const blocked: string[] = [];
  let isFailing = false;
  const { url, close } = await listen(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === REPORTS) {
      response.writeHead(204).end();
      blocked.push(await bodyText(request));
    } else if (isFailing && ISLAND.test(pathname)) response.writeHead(503).end();
    else {
      if (path.extname(pathname) === "") response.setHeader("Content-Security-Policy-Report-Only", reporting(pathname));
      site.emit("request", request, response);
    }
  });
  return {
    at: (address) => url + address,
    fail() {
      isFailing = true;
    },
    fix() {
      isFailing = false;
    },
    blocked,
    close,
  };
};
