/** Sends HTTP requests to the owner's page, with a Cloudflare Access token. */
import { load, type CheerioAPI } from "cheerio";
import { startAccess } from "../../scripts/lib/fakes/access";
import { startMail } from "../../scripts/lib/fakes/mail";
import { AUDIENCE } from "../fixtures/request-store";
import { startSite, type Site, type SiteOptions } from "./worker-site";

/** Path of the owner's page. */
export const PAGE = "/admin/requests";

/** Fetches a path of a site, with a token if one is given. */
export const ask = (site: Pick<Site, "url">, path: string, token?: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set("Cf-Access-Jwt-Assertion", token);
  return fetch(new URL(path, site.url), { redirect: "manual", ...init, headers });
};

const fakes: { readonly close: () => Promise<void> }[] = [];
afterAll(() => Promise.all(fakes.map(({ close }) => close())));

/** Starts a site with a fake Cloudflare Access and a fake mail provider. `owner` sends HTTP requests as the signed-in owner. */
export const startSiteWithOwner = async ({ bindings, ...options }: SiteOptions = {}) => {
  const [access, mail] = await Promise.all([startAccess(AUDIENCE), startMail()]);
  fakes.push(access, mail);
  const site = await startSite({ ...options, bindings: { ACCESS_URL: access.url, MAIL_URL: mail.url, ...bindings } });
  const askAsOwner = (path: string, init?: RequestInit) => ask(site, path, access.token(), init);
  const read = async (path: string): Promise<CheerioAPI> => load(await (await askAsOwner(path)).text());
  const texts = async (path: string, selector: string): Promise<readonly string[]> => {
    const $ = await read(path);
    return Array.from($(selector), (element) => $(element).text());
  };
  const owner = {
    ask: askAsOwner,
    read,
    texts,
    names: (query = "") => texts(PAGE + query, "article h2"),
    /** Submits a form on the owner's page. */
    send: (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
      askAsOwner(path, { method: "POST", headers: { Origin: site.url.origin, ...headers }, body: new URLSearchParams(fields) }),
  };
  return { site, access, mail, owner };
};

export type SiteWithOwner = Awaited<ReturnType<typeof startSiteWithOwner>>;
