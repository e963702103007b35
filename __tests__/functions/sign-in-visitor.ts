import type { Site } from "./worker-site";

/** A minimal browser for the sign-in. It stores cookies, and leaves redirects to the caller. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(readonly site: Pick<Site, "url">) {}

  /** Fetches a path with the stored cookies, and stores the cookies of the response. */
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

  /** Starts a sign-in with the fake GitHub and returns the path and query of the callback. */
  async reachCallback(): Promise<string> {
    // Request more rights than the editor needs. The site must ignore this.
    const start = await this.ask("/api/auth?provider=github&site_id=x&scope=repo,user,delete_repo");
    const github = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
    const { pathname, search } = new URL(github.headers.get("location") ?? "");
    return `${pathname}${search}`;
  }

  /** Signs in to the editor and returns the callback's response. */
  async signIn(): Promise<Response> {
    return this.ask(await this.reachCallback());
  }
}
