/** Serves the built site to one visitor: fails when told to, and hears what the pages' policies have blocked. */
import { createServer, type Server } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
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

/** Stops a server at once, whoever still talks to it. */
export const stop = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/**
 * Opens a site at an address of its own, so that the browser has nothing of it yet: neither stored posts nor scripts.
 * WebKit keeps scripts in memory also where "no-store" forbids it.
 */
export const openFaultySite = async (site: Server): Promise<FaultySite> => {
  const blocked: string[] = [];
  let isFailing = false;
  const front = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === REPORTS) {
      response.writeHead(204).end();
      void text(request).then((report) => blocked.push(report));
    } else if (isFailing && ISLAND.test(pathname)) response.writeHead(503).end();
    else {
      if (path.extname(pathname) === "") response.setHeader("Content-Security-Policy-Report-Only", reporting(pathname));
      site.emit("request", request, response);
    }
  });
  await new Promise<void>((resolve) => {
    front.listen(0, "127.0.0.1", resolve);
  });
  const bound = front.address();
  if (bound === null || typeof bound === "string") throw new Error("The site has no port.");
  return {
    at: (address) => `http://127.0.0.1:${bound.port}${address}`,
    fail() {
      isFailing = true;
    },
    fix() {
      isFailing = false;
    },
    blocked,
    close: () => stop(front),
  };
};
