/** The routes of the Worker. Routes not enabled in settings fall through to static files. */
import { Hono } from "hono";
import { securityHeaders } from "../build/policy/headers";
import type { App } from "./env";
import { answerMissing } from "./missing-file";
import { owner } from "./owner";
import { quote } from "./quote";
import { signIn } from "./sign-in";
import { REQUESTS_PAGE, site } from "./site";

const OWN_HEADERS = { ...securityHeaders(site), "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** All routes. The site's files answer every other address. */
export const app = new Hono<App>({ strict: false });

app.use(async (c, next) => {
  for (const [name, value] of Object.entries(OWN_HEADERS)) c.header(name, value);
  await next();
});
if (site.desk) app.route("/api/quote", quote).route(REQUESTS_PAGE, owner);
if (site.signIn) app.route("/api/auth", signIn);
app.notFound((c) => answerMissing(c.req.raw, c.env));
