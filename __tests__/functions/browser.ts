/** A browser as far as sign-in needs one: it keeps cookies and follows to where it is sent. */
import type { Site } from "./site";

/** A visitor of one site: cookies, redirects one at a time, and the owner page's mark against forged changes. */
export class Browser {
  readonly cookies = new Map<string, string>();

  constructor(readonly site: Pick<Site, "url">) {}

  /** Asks the site, with its cookies, and keeps those it gets. */
  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(new URL(path, this.site.url), { ...init, headers, redirect: "manual" });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** Goes to GitHub's stand-in as the site says, and gives the address it sends back to. */
  async reachCallback(way = "?for=requests"): Promise<string> {
    const start = await this.ask(`/api/auth${way}`);
    const github = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
    const { pathname, search } = new URL(github.headers.get("location") ?? "");
    return `${pathname}${search}`;
  }

  /** Signs in for the page of requests. */
  async signIn(): Promise<Response> {
    return this.ask(await this.reachCallback());
  }

  /** Changes something as the owner's page does. */
  async change(method: string, path: string, body?: unknown): Promise<Response> {
    const { mark } = (await (await this.ask("/api/session")).json()) as { readonly mark?: string };
    return this.ask(path, {
      method,
      headers: { Origin: this.site.url.origin, "X-Csrf-Mark": mark ?? "", "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}
