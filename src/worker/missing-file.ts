/** Responds to paths that are not files. Sites that neither store quote requests nor have a sign-in deploy this file as their Worker. */
import type { Environment } from "./env";

/**
 * Returns the site's redirect or nearest 404 page. The one-year cache rule for `/static/` also applies to missing files, so without
 * `no-store` a script that was requested during a deployment would stay missing for that visitor.
 */
export const answerMissing = async (request: Request, { ASSETS }: Pick<Environment, "ASSETS">): Promise<Response> => {
  const response = await ASSETS.fetch(request);
  if (!new URL(request.url).pathname.startsWith("/static/")) return response;
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(response.body, { status: response.status, headers });
};

const worker = { fetch: answerMissing };

// Cloudflare requires a default export.
export default worker;
