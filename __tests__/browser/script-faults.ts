/** A host that fails to deliver the islands' scripts, in every way a host or a line can. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { SCRIPTS } from "./islands";

export interface Fault {
  readonly name: string;
  /** Sets the fault up for the page; gives the address of the host, where it is not the usual one, and fixes it again. */
  readonly arrange: (page: Page, host: string) => Promise<{ readonly host: string; readonly fix: () => Promise<void> }>;
  /** What the browser itself says of it, though nobody could catch it. */
  readonly says: RegExp;
}

const answering = (status: number): Fault => ({
  name: `answer ${status}`,
  arrange: async (page, host) => {
    await page.route(SCRIPTS, (route) => route.fulfill({ status }));
    return { host, fix: () => page.unroute(SCRIPTS) };
  },
  says: new RegExp(`^console error: Failed to load resource: the server responded with a status of ${status} `),
});

/** Passes the host on, but breaks the connection in the middle of every script. */
const breakOff = async (host: string): Promise<{ readonly host: string; readonly heal: () => void; readonly close: () => void }> => {
  let isBroken = true;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", host);
    const pass = async () => {
      const answer = await fetch(new URL(request.url ?? "/", host));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "text/plain",
        "content-length": body.length,
      });
      if (!isBroken || !SCRIPTS.test(pathname)) response.end(body);
      else response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy());
    };
    pass().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const heal = () => {
    isBroken = false;
  };
  return { host: `http://127.0.0.1:${port}`, heal, close: () => server.close() };
};

/** What may go wrong between a host and the page while scripts are fetched, one after the other. */
export const FAULTS: readonly Fault[] = [
  answering(404),
  answering(503),
  {
    name: "break off half way",
    arrange: async (page, host) => {
      const broken = await breakOff(host);
      page.once("close", broken.close);
      return {
        host: broken.host,
        fix: () => {
          broken.heal();
          return Promise.resolve();
        },
      };
    },
    says: /^console error: Failed to load resource: net::ERR_CONTENT_LENGTH_MISMATCH$/,
  },
  {
    name: "come as something else",
    arrange: async (page, host) => {
      await page.route(SCRIPTS, (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype html><h1>Welcome</h1>" }));
      return { host, fix: () => page.unroute(SCRIPTS) };
    },
    says: /^uncaught: Unexpected token '<'$/,
  },
  {
    name: "hang",
    arrange: async (page, host) => {
      await page.route(SCRIPTS, () => undefined);
      return { host, fix: () => page.unroute(SCRIPTS) };
    },
    says: /^$/,
  },
];
