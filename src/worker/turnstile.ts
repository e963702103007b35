/** Cloudflare Turnstile: a check that a form was sent by a person. */
import * as z from "zod/mini";
import type { Environment } from "./env";
import { SERVICE_TIMEOUT_MS } from "../quote/limits";

const VERIFY = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
const responseSchema = z.object({ success: z.boolean() });

/** Checks a Turnstile token. Accepts the form if Cloudflare cannot be reached: losing a customer is worse than a spam request. */
export const isPerson = async ({ TURNSTILE_SECRET, TURNSTILE_URL }: Environment, token: string | undefined): Promise<boolean> => {
  if (!TURNSTILE_SECRET || !token || token.length > 2048) return false;
  try {
    const response = await fetch(TURNSTILE_URL ?? VERIFY, {
      method: "POST",
      body: new URLSearchParams({ secret: TURNSTILE_SECRET, response: token }),
      signal: AbortSignal.timeout(SERVICE_TIMEOUT_MS / 2),
    });
    return !response.ok || responseSchema.parse(await response.json()).success;
  } catch {
    console.error("requests: Turnstile could not be reached");
    return true;
  }
};
