/** Ports of this machine that nobody uses. */
import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Has a server listen on a free port, and gives the port. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return address.port;
};

/** Finds a free port for a program that opens it itself. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
};
