import { hostOf, type Host } from "../../../../src/publish/host/hosts";
import { folderNotFoundPages, redirectLines } from "../../../../src/publish/host-files";
import { siteRedirects } from "../../../../src/publish/redirect-pages";
import type { Content } from "../../../../src/content/schema";
import { fixture } from "../../../fixtures/content";

const moved = [{ from: "/old", to: "/new" }];

it.each<[Host, string[]]>([
  ["cloudflare", ["/old /new 301", "/old/ /new 301"]],
  ["netlify", ["/old /new 301!", "/blog/* /blog/404.html 404"]],
])("writes the redirects for %s", (host, lines) => {
  expect(redirectLines(moved, host, ["/blog/404"])).toEqual(lines);
});

it("redirects an old Spanish path to the Spanish page or, if there is none, the English page", () => {
  const redirects = [
    { from: "/us", to: "/about#crew" },
    { from: "/mail", to: "/contact" },
  ];
  const content = { ...fixture, services: [], locations: [], posts: [], redirects };
  const spanish: Content = { ...content, language: "es", ownFiles: ["aboutPage"] };
  const all = [{ from: "/es/us", to: "/es/about#crew" }, { from: "/es/mail", to: "/contact" }, ...redirects];
  expect(siteRedirects(content, [spanish])).toEqual(all);
});

describe("the 404 pages of folders", () => {
  const spanish = (ownFiles: Content["ownFiles"]): Content => ({ ...fixture, language: "es", ownFiles });

  it.each<[string, Content, readonly Content[], readonly string[]]>([
    ["with a blog page", fixture, [], ["/blog/404"]],
    ["without a blog page", { ...fixture, ownFiles: ["homePage"] }, [], []],
    ["with a blog page in two languages", fixture, [spanish(["notFoundPage", "blogPage"])], ["/es/404", "/es/blog/404", "/blog/404"]],
    ["with a blog page only in English", fixture, [spanish(["notFoundPage"])], ["/es/404", "/blog/404"]],
  ])("%s", (_, content, translations, pages) => {
    expect(folderNotFoundPages(content, translations)).toEqual(pages);
  });
});

it.each([["/blog"], ["/blog#guides"], ["/projects"]])("omits a redirect to %s while there are no entries", (to) => {
  const redirects = [{ from: "/old", to }, ...moved];
  const content = { ...fixture, services: [], locations: [], posts: [], projects: [], redirects };
  expect(siteRedirects(content)).toEqual(moved);
});

it("lists more specific 404 rules first", () => {
  const answers = redirectLines([], "netlify", ["/es/404", "/es/blog/404", "/blog/404"]).map((line) => line.split(" ")[0]);
  expect(answers).toEqual(["/es/blog/*", "/blog/*", "/es/*"]);
});

it.each([
  [{}, "cloudflare"],
  [{ NETLIFY: "true" }, "netlify"],
  [{ SITE_HOST: "netlify" }, "netlify"],
  [{ SITE_HOST: "caddy" }, "caddy"],
  [{ SITE_HOST: "cloudflare", NETLIFY: "true" }, "cloudflare"],
  [{ SITE_HOST: "" }, "cloudflare"],
  [{ SITE_HOST: "", NETLIFY: "true" }, "netlify"],
])("with the environment %j, the host is %s", (environment, host) => {
  expect(hostOf(environment)).toBe(host);
});

it("rejects an unknown host", () => {
  expect(() => hostOf({ SITE_HOST: "vercel" })).toThrow('SITE_HOST is "vercel". Use one of cloudflare, netlify, nginx, apache, caddy.');
});
