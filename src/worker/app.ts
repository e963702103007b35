/** The routes of the Worker. One that no setting asks for is the site's own, and answers 404. */
import { Hono } from "hono";
import { SECURITY_HEADERS } from "../build/policy/headers";
import type { App } from "./env";
import { owner } from "./owner";
import { quote } from "./quote";
import { signIn } from "./sign-in";
import { REQUESTS_PAGE, site } from "./site";

const OWN_HEADERS = { ...SECURITY_HEADERS, "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** All routes; what none of them takes is a file of the site. */
export const app = new Hono<App>({ strict: false });

app.use(async (c, next) => {
  for (const [name, value] of Object.entries(OWN_HEADERS)) c.header(name, value);
  await next();
});
if (site.desk) app.route("/api/quote", quote).route(REQUESTS_PAGE, owner);
if (site.signIn) app.route("/api/auth", signIn);
app.notFound((c) => c.env.ASSETS.fetch(c.req.raw));
