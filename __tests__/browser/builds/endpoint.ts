/** A server that takes quote requests, as a form service would. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Endpoint {
  readonly url: string;
  /** The fields of each request that came in. */
  readonly received: URLSearchParams[];
  /** What it answers from now on: a status, or silence. */
  answer: number | "nothing";
  /** Where it sends a plain form on to. */
  next: string;
  readonly close: () => Promise<void>;
}

/** Starts it on a free port of this machine. */
export const startEndpoint = async (): Promise<Endpoint> => {
  const received: URLSearchParams[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      received.push(new URLSearchParams(body));
      if (endpoint.answer === "nothing") return;
      response.setHeader("access-control-allow-origin", "*");
      const isPlainForm = !request.headers.accept?.startsWith("application/json");
      if (isPlainForm) response.writeHead(303, { location: endpoint.next }).end();
      else response.writeHead(endpoint.answer).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${port}/quote`,
    received,
    answer: 200,
    next: "",
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return endpoint;
};
