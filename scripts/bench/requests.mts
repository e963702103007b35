/**
 * Loads the site's own endpoint with 200 connections for 30 seconds: `npm run bench:requests [-- seconds]`. In the middle the server
 * is killed and started anew, unless `steady` follows the seconds. Exit code 1 when a request that was confirmed is not in the database afterwards.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSite, type Site } from "../../__tests__/functions/site";

const CONNECTIONS = 200;
const seconds = Number(process.argv[2] ?? 30);
const isSteady = process.argv[3] === "steady";
const persist = mkdtempSync(path.join(tmpdir(), "requests-"));
const bindings = { POSTS_PER_HOUR: "100000000", MAIL_KEY: "" };

let site: Site = await startSite({ persist, bindings });
const confirmed = new Set<string>();
const statuses = new Map<string, number>();
const times: number[] = [];
const end = performance.now() + seconds * 1000;

/** Sends one form after the other, each with an id of its own, and notes those that were confirmed. */
const visitor = async (): Promise<void> => {
  while (performance.now() < end) {
    const id = crypto.randomUUID();
    const body = new URLSearchParams({ id, name: "Load", email: "load@example.com", phone: "7025550100", service: "other", message: id });
    const start = performance.now();
    const outcome = await fetch(new URL("/api/quote", site.url), {
      method: "POST",
      headers: { Accept: "application/json", Origin: site.url.origin },
      body,
    }).then(
      async (answer) => {
        const { received } = (await answer.json()) as { readonly received?: boolean };
        if (answer.status === 200 && received === true) confirmed.add(id);
        return String(answer.status);
      },
      () => "no answer",
    );
    times.push(performance.now() - start);
    statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    if (outcome === "no answer") await wait(100);
  }
};

const restart = async (): Promise<void> => {
  await wait((seconds * 1000) / 2);
  // Disposing ends the server with a signal, whatever is under way.
  await site.dispose();
  site = await startSite({ persist, bindings });
};

await Promise.all([...(isSteady ? [] : [restart()]), ...Array.from({ length: CONNECTIONS }, visitor)]);
const found = new Set((await site.rows("SELECT form_id FROM requests")).map(({ form_id }) => String(form_id)));
await site.dispose();
rmSync(persist, { recursive: true, force: true });

const lost = [...confirmed].filter((id) => !found.has(id));
times.sort((a, b) => a - b);
const at = (share: number): number => Math.round(times[Math.floor(times.length * share)] ?? 0);
console.log(
  `${CONNECTIONS} connections, ${seconds} s, ${isSteady ? "" : "the server killed once, "}${times.length} posts ${JSON.stringify(Object.fromEntries(statuses))}; ` +
    `${confirmed.size} confirmed, ${found.size} in the database, ${lost.length} confirmed and lost; ms: median ${at(0.5)}, 99 % ${at(0.99)}`,
);
process.exitCode = lost.length > 0 || confirmed.size === 0 ? 1 : 0;
