/** Keeps what is to be said about the content while `develop` runs, and tells the open pages when that changes. */
import type { IncomingMessage, ServerResponse } from "node:http";

/** What `develop` says about the content, over the pages. */
export interface ContentState {
  /** The report of what is wrong; empty while nothing is. */
  readonly problems: string;
  /** Why pages are not on the public site, by their addresses. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Where an open page of `develop` listens. */
export const PROBLEMS_PATH = "/__content-problems";

let current: ContentState = { problems: "", hidden: {} };
const listeners = new Set<ServerResponse>();

const message = (): string => `data: ${JSON.stringify(current)}\n\n`;

/** Sets what is to be said now. What is left out stays as it was. */
export const setContentState = (changed: Partial<ContentState>): void => {
  current = { ...current, ...changed };
  for (const response of listeners) response.write(message());
};

/** Answers with a stream of server-sent events: the state now, and again whenever it changes. */
export const streamContentState = (_request: IncomingMessage, response: ServerResponse): void => {
  // no-transform: a compressing server would hold the events back.
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" });
  response.write(message());
  listeners.add(response);
  response.on("close", () => listeners.delete(response));
};
