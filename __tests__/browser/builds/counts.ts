/** A server that takes counts of visits, as an owner's endpoint would. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface Counts {
  readonly url: string;
  /** The counts that came in, as sent. */
  readonly received: { readonly count: Readonly<Record<string, unknown>>; readonly headers: IncomingHttpHeaders }[];
  readonly close: () => Promise<void>;
}

/** Starts it on a free port of this machine. */
export const startCounts = async (): Promise<Counts> => {
  const received: Counts["received"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      received.push({ count: JSON.parse(body) as Readonly<Record<string, unknown>>, headers: request.headers });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/counts`,
    received,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
