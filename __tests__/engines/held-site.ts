/** Serves the built site to one visitor, and holds an island's script back when told to: what came before it is then before it for sure. */
import { createServer, type Server } from "node:http";

export interface HeldSite {
  /** Gives the whole address of a path. */
  at(path: string): string;
  /** Answers no request for an island until `release`. */
  hold(): void;
  release(): void;
  close(): Promise<void>;
}

/** An island's own script. One alone: browsers ask one host for six things at a time, and a link must not wait for these. */
const ISLAND = /\/island-[^/]*\.js$/;

/** Stops a server at once, whoever still talks to it. */
export const stop = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/**
 * Opens a site at an address of its own, so that the browser has nothing of it yet: neither stored posts nor scripts.
 * WebKit keeps scripts in memory also where "no-store" forbids it.
 */
export const openHeldSite = async (site: Server): Promise<HeldSite> => {
  let until = Promise.resolve();
  let release = (): void => undefined;
  const front = createServer((request, response) => {
    void (ISLAND.test(request.url ?? "") ? until : Promise.resolve()).then(() => site.emit("request", request, response));
  });
  await new Promise<void>((resolve) => {
    front.listen(0, "127.0.0.1", resolve);
  });
  const bound = front.address();
  if (bound === null || typeof bound === "string") throw new Error("The site has no port.");
  return {
    at: (path) => `http://127.0.0.1:${bound.port}${path}`,
    hold() {
      until = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    close() {
      release();
      return stop(front);
    },
  };
};
