/** A slow line in front of a server: every byte is late, and only so many pass at a time. */
import { connect, createServer, type Server, type Socket } from "node:net";

/** The line of Lighthouse's phone. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
export const SLOW_4G = { roundTripMs: 150, kilobitsPerSecond: 1638.4 } as const;

/** Bytes that travel together, as in one TCP packet. */
const PACKET = 1460;
/** Packets under way before the sender has to wait, so that what is asked for first is not stuck behind what came later. */
const MOST_WAITING = 40;

interface Packet {
  readonly arrivesAt: number;
  readonly bytes: Buffer;
}

/** Carries what one socket says to another, in order. */
const carry = (from: Socket, to: Socket, { roundTripMs, kilobitsPerSecond }: typeof SLOW_4G): void => {
  const bytesPerMs = kilobitsPerSecond / 8;
  const waiting: Packet[] = [];
  let freeAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const deliver = (): void => {
    timer = undefined;
    for (let next = waiting[0]; next && next.arrivesAt <= performance.now(); next = waiting[0]) {
      waiting.shift();
      if (!to.destroyed) to.write(next.bytes);
    }
    if (waiting.length < MOST_WAITING) from.resume();
    plan();
  };
  const plan = (): void => {
    const [next] = waiting;
    if (next) timer ??= setTimeout(deliver, Math.max(1, next.arrivesAt - performance.now()));
  };
  from.on("data", (chunk: Buffer) => {
    for (let start = 0; start < chunk.length; start += PACKET) {
      const bytes = chunk.subarray(start, start + PACKET);
      freeAt = Math.max(freeAt, performance.now()) + bytes.length / bytesPerMs;
      waiting.push({ arrivesAt: freeAt + roundTripMs / 2, bytes });
    }
    if (waiting.length >= MOST_WAITING) from.pause();
    plan();
  });
  from.on("error", () => to.destroy());
  from.on("close", () => setTimeout(() => to.destroy(), roundTripMs));
};

/**
 * Opens a port on the loopback address from which a server can be reached over a slow line. Each connection has a line of its own;
 * over HTTP/2 a page needs one.
 */
export const slowLineTo = (serverPort: number, port: number, line = SLOW_4G): Promise<Server> => {
  const server = createServer({ noDelay: true }, (visitor) => {
    const host = connect({ port: serverPort, host: "127.0.0.1", noDelay: true });
    carry(visitor, host, line);
    carry(host, visitor, line);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};
