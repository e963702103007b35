/** The Worker of the published site, on Cloudflare Pages. The build makes dist/_worker.js of it, where a setting asks for it. */
import { json } from "../src/requests/answers";
import type { Environment } from "../src/requests/bindings";
import type { Call } from "../src/requests/context";
import type { SiteSettings } from "../src/requests/settings";
import { routeOf } from "./routes";

/** Written in by the build. */
declare const SITE_SETTINGS: SiteSettings;

interface Execution {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

const worker = {
  async fetch(request: Request, environment: Environment, execution: Execution): Promise<Response> {
    const url = new URL(request.url);
    const handlers = routeOf(url.pathname, SITE_SETTINGS);
    if (!handlers) return environment.ASSETS.fetch(request);
    const handler = handlers[request.method];
    if (!handler) return json({ problem: "method" }, 405, { Allow: Object.keys(handlers).join(", ") });
    const later = (work: Promise<unknown>) =>
      execution.waitUntil(work.catch(() => console.error("requests: work after the answer failed")));
    const call: Call = { request, url, environment, settings: SITE_SETTINGS, now: Date.now(), later };
    try {
      return await handler(call);
    } catch {
      // What went wrong may hold what a visitor wrote: the log names the place alone.
      console.error(`requests: ${request.method} of an address failed`);
      return json({ problem: "failed", text: `Something went wrong. Please call ${SITE_SETTINGS.phone}.` }, 500);
    }
  },
};

// Workers are found by their default export.
export default worker;
