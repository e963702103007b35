/** Asks Cloudflare whether a form was sent by a person. */
import * as z from "zod/mini";
import type { Environment } from "./env";
import { SERVICE_TIMEOUT_MS } from "../quote/limits";

const VERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const answerSchema = z.object({ success: z.boolean() });

/**
 * Tells whether the check has succeeded. When the checker itself cannot be asked, the request counts: a customer lost
 * is worse than a program let in.
 */
export const isPerson = async ({ TURNSTILE_SECRET, TURNSTILE_URL }: Environment, token: string | undefined): Promise<boolean> => {
  if (!TURNSTILE_SECRET || !token || token.length > 2048) return false;
  try {
    const answer = await fetch(TURNSTILE_URL ?? VERIFY, {
      method: "POST",
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: token }),
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS / 2),
    });
    return !answer.ok || answerSchema.parse(await answer.json()).success;
  } catch {
    console.error("requests: the check against programs could not be asked");
    return true;
  }
};
