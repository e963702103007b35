/** Calls the owner's page with a Cloudflare Access token. */
import { load, type CheerioAPI } from "cheerio";
import type { FakeAccess } from "../../scripts/lib/fakes/access";
import type { Site } from "./site";

/** Path of the owner's page. */
export const PAGE = "/admin/requests";

/** Fetches a path, with the token if there is one. */
export const ask = (site: Pick<Site, "url">, path: string, token?: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set("Cf-Access-Jwt-Assertion", token);
  return fetch(new URL(path, site.url), { redirect: "manual", ...init, headers });
};

/** Returns the calls of a signed-in owner. */
export const ownerOf = (site: Pick<Site, "url">, access: FakeAccess) => {
  const read = async (path: string): Promise<CheerioAPI> => load(await (await ask(site, path, access.token())).text());
  const texts = async (path: string, selector: string): Promise<readonly string[]> => {
    const $ = await read(path);
    return $(selector)
      .toArray()
      .map((element) => $(element).text());
  };
  return {
    read,
    texts,
    ask: (path: string, init?: RequestInit) => ask(site, path, access.token(), init),
    names: (query = "") => texts(PAGE + query, "article h2"),
    /** Posts a form of the owner's page. */
    send: (
      path: string,
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = { Origin: site.url.origin },
    ) => ask(site, path, access.token(), { method: "POST", headers, body: new URLSearchParams(fields) }),
  };
};

export type Owner = ReturnType<typeof ownerOf>;
