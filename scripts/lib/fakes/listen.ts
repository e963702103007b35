import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Returns the body of a request as a string. */
export const bodyText = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
};

/** Starts a server on a free port on 127.0.0.1. Returns the URL, the port, and a function that closes the server. */
export const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) => {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
};

/** Returns a free port for another program. */
export const freePort = async (): Promise<number> => {
  const { port, close } = await listen(() => Promise.resolve());
  await close();
  return port;
};
