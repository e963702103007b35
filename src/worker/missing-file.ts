/** Answers addresses that are no file. Without requests and the sign-in, this is the whole Worker. */
import type { Environment } from "./env";

/**
 * Returns the site's redirect or nearest 404 page. The rule that lets browsers keep files of `/static/` for a year applies to names
 * that do not exist too: a script asked for during a deployment would stay missing for that visitor.
 */
export const answerMissing = async (request: Request, { ASSETS }: Pick<Environment, "ASSETS">): Promise<Response> => {
  const answer = await ASSETS.fetch(request);
  if (!new URL(request.url).pathname.startsWith("/static/")) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "no-store");
  return new Response(answer.body, { status: answer.status, headers });
};

const worker = { fetch: answerMissing };

// Workers are found by their default export.
export default worker;
