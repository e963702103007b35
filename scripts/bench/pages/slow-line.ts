/** A slow line in front of a server: every byte is late, and only so many pass at a time. */
import { connect, createServer, type Server, type Socket } from "node:net";

/** The line of Lighthouse's phone. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
export const SLOW_4G = { roundTripMs: 150, kilobitsPerSecond: 1638.4 } as const;

/** Bytes that travel together, as in one TCP packet. */
const PACKET = 1460;
/**
 * Packets under way from which on no more is read. What the server has written by then lies in the system's own memory: what is asked
 * for later, at a higher priority, waits behind it, more than on a real line.
 */
const MOST_WAITING = 40;

interface Packet {
  readonly arrivesAt: number;
  readonly bytes: Buffer;
}

/** Carries what one socket says to another, in order, and closes that when all is said. */
const carry = (from: Socket, to: Socket, { roundTripMs, kilobitsPerSecond }: typeof SLOW_4G, opensAfterMs = 0): void => {
  const bytesPerMs = kilobitsPerSecond / 8;
  const waiting: Packet[] = [];
  let freeAt = performance.now() + opensAfterMs;
  let isClosed = false;
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
    else if (isClosed) to.end();
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
  from.on("close", () => {
    isClosed = true;
    plan();
  });
};

/**
 * Opens a port on the loopback address from which a server can be reached over a slow line. Each connection has a line of its own;
 * over HTTP/2 a page needs one.
 */
export const slowLineTo = (serverPort: number, port: number, line = SLOW_4G): Promise<Server> => {
  const server = createServer({ noDelay: true }, (visitor) => {
    const host = connect({ port: serverPort, host: "127.0.0.1", noDelay: true });
    // The system opens the visitor's connection at once: over this line its handshake takes a round trip.
    carry(visitor, host, line, line.roundTripMs);
    carry(host, visitor, line);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
};
