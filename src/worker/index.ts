/** The published site's Cloudflare Worker. Sites with neither quote requests nor sign-in deploy missing-file.ts instead. */
import { Hono } from "hono";
import { QUOTE_API } from "../content/shared/routes";
import { securityHeaders } from "../policy/policy";
import type { App, Environment } from "./env";
import { limitsOf } from "./limit";
import { answerMissing } from "./missing-file";
import { notifyDue } from "./notify";
import { owner } from "./owner";
import { quote } from "./quote";
import { removeExpired } from "./remove";
import { signIn } from "./sign-in";
import { REQUESTS_PAGE } from "./request-paths";
import { site } from "./site-settings";

const HEADERS = { ...securityHeaders(site), "Cache-Control": "no-store, no-transform", "X-Robots-Tag": "noindex" };

const app = new Hono<App>({ strict: false });

app.use(async (c, next) => {
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  await next();
});
// Features that are not set up have no route, so their paths get the site's 404 page.
if (site.requestStore) app.route(QUOTE_API, quote).route(REQUESTS_PAGE, owner);
if (site.signIn) app.route("/api/auth", signIn);
app.notFound((c) => answerMissing(c.req.raw, c.env));

const worker = {
  fetch: app.fetch,
  /** Sends pending emails and deletes expired requests. If one task fails, the other still runs. */
  async scheduled(_: unknown, environment: Environment): Promise<void> {
    // `limitsOf` logs invalid limits in the host's variables. Call it here too, so that a typo shows before the first form arrives.
    limitsOf(environment);
    const outcomes = await Promise.allSettled([
      notifyDue(environment),
      removeExpired(environment, site.requestStore?.keepDays ?? Infinity),
    ]);
    // Throw, so that the host's dashboard shows the run as failed. Do not log the original errors, which may contain visitors' data.
    if (outcomes.some(({ status }) => status === "rejected")) throw new Error("requests: a scheduled task failed");
  },
};

// Cloudflare requires a default export.
export default worker;
