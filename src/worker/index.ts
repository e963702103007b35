/** The Worker of the published site, on Cloudflare Workers. It is deployed only where a setting asks for it. */
import { app } from "./app";
import type { Environment } from "./env";
import { notifyDue } from "./notify";
import { removeExpired } from "./remove";
import { site } from "./site";

const worker = {
  fetch: app.fetch,
  /** Sends the mails that did not go out, and deletes what is too old: neither waits for the other to work. */
  async scheduled(_: unknown, environment: Environment): Promise<void> {
    const outcomes = await Promise.allSettled([notifyDue(environment), removeExpired(environment, site.desk?.keepDays ?? Infinity)]);
    // The host's dashboard then shows the run as failed. What went wrong may hold what a visitor wrote, and is not logged.
    if (outcomes.some(({ status }) => status === "rejected")) throw new Error("requests: the scheduled work could not be finished");
  },
};

// Workers are found by their default export.
export default worker;
