/** Stores the current content problems during `develop` and pushes changes to open pages. */
import type { IncomingMessage, ServerResponse } from "node:http";

/** Content state in `develop`. */
export interface ContentState {
  /** Report of all problems, or an empty string. */
  readonly problems: string;
  /** Reasons why pages are not public, by path. */
  readonly hidden: Readonly<Record<string, string>>;
}

/** Path of the event stream. */
export const PROBLEMS_PATH = "/__content-problems";

let current: ContentState = { problems: "", hidden: {} };
const listeners = new Set<ServerResponse>();

const message = (): string => `data: ${JSON.stringify(current)}\n\n`;

/** Updates the state; omitted keys keep their value. */
export const setContentState = (changed: Partial<ContentState>): void => {
  current = { ...current, ...changed };
  for (const response of listeners) response.write(message());
};

/** Responds with server-sent events: the current state and every change. */
export const streamContentState = (_request: IncomingMessage, response: ServerResponse): void => {
  // no-transform keeps the compression of Gatsby's server from holding events back.
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" });
  response.write(message());
  listeners.add(response);
  response.on("close", () => listeners.delete(response));
};
