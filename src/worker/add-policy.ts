import type { Context } from "hono";
import type { App } from "./env";

/** Adds a Content-Security-Policy to the response. Browsers enforce it together with the policy that index.ts sets on every response. */
export const addPolicy = (c: Context<App>, policy: string): void => {
  c.header("Content-Security-Policy", policy, { append: true });
};
