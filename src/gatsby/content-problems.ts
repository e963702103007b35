/** Keeps what is wrong with the content while `develop` runs, and tells the open pages when that changes. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Problem } from "../content/problems";

/** Where an open page of `develop` listens. */
export const PROBLEMS_PATH = "/__content-problems";

let current: readonly Problem[] = [];
const listeners = new Set<ServerResponse>();

const message = (): string => `data: ${JSON.stringify(current)}\n\n`;

/** Sets what is wrong now; nothing when the content is in order. */
export const setContentProblems = (problems: readonly Problem[]): void => {
  current = problems;
  for (const response of listeners) response.write(message());
};

/** Answers with a stream of server-sent events: the problems now, and again whenever they change. */
export const streamContentProblems = (_request: IncomingMessage, response: ServerResponse): void => {
  // no-transform: a compressing server would hold the events back.
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache, no-transform" });
  response.write(message());
  listeners.add(response);
  response.on("close", () => listeners.delete(response));
};
