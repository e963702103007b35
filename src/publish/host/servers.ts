/**
 * Builds one file with the rules of `_headers` and `_redirects`, for servers that read neither. The nginx and Caddy recipes in
 * `docs/hosts/` include the file. For Apache, the file is `.htaccess`, which ends with the recipe.
 */
import { readFileSync } from "node:fs";
import type { Redirect } from "../../content/schema/redirects";
import { pathOf, siteFiles } from "../../content/shared/routes";
import { hasEnding } from "../../content/entries/redirect-files";
import type { HeaderBlock } from "./headers";
import type { Server } from "./hosts";

/** Makes browsers revalidate files without a caching rule. Hosts send this header by default; servers do not. */
const DEFAULTS: Readonly<Record<string, string>> = { "Cache-Control": "public, max-age=0, must-revalidate" };

interface Header {
  readonly name: string;
  readonly value: string;
  /** `/*`, a folder such as `/static/*`, or one path. */
  readonly path: string;
}

/** Syntax of a server's configuration. */
interface Syntax {
  /** Returns the rule for a header on every response. */
  readonly commonHeader: (header: Header) => string;
  /** Returns the rule for a header's default value, which applies if no rule for the path sets that header. */
  readonly defaultHeader: (name: string, value: string | undefined) => string;
  /** Returns the rule for a header on some paths. The rule does not apply to 404 responses. */
  readonly pathHeader: (header: Header, id: number) => string;
  /**
   * Returns the rule for a redirect, which keeps the visitor's query.
   *
   * @param from a regular expression for the decoded path
   * @param page the target's path
   * @param anchor the target's anchor with its #, or an empty string
   */
  readonly redirect: (from: string, page: string, anchor: string, id: number) => string;
  /** Returns the file's content, given the rules. By default, the file has only the rules. */
  readonly file?: (rules: string) => string;
}

const quote = (text: string): string => JSON.stringify(text);
/** Escapes characters that are special in regular expressions or configuration files. */
const escaped = (text: string): string =>
  text.replace(/[^\w/~\u0080-\uffff-]/g, (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** Returns a regular expression for a path in `_headers`, such as `/static/*` or `/build.json`. */
const patternOf = (path: string): string => (path.endsWith("/*") ? `^${escaped(path.slice(0, -1))}` : `^${escaped(path)}$`);

const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

const SYNTAX: Readonly<Record<Server, Syntax>> = {
  nginx: {
    commonHeader: ({ name, value }) => `add_header ${name} ${quote(value)} always;`,
    // nginx omits a header whose value is empty.
    defaultHeader: (name, value = "") => `set ${variable(name)} ${quote(value)};\nadd_header ${name} ${variable(name)} always;`,
    // A 404 gets none of these headers: nginx runs `set` and `if` again for the error page, with /404.html as $uri.
    pathHeader: ({ name, value, path }) =>
      // add_header would send a second Content-Type, so the rule sets the type itself.
      name === "Content-Type"
        ? `location = ${path} { types {} default_type ${value}; }`
        : `if ($uri ~ "${patternOf(path)}") { set ${variable(name)} ${quote(value)}; }`,
    redirect: (from, page, anchor) => `location ~ "${from}" { return 301 ${quote(`${page}$is_args$args${anchor}`)}; }`,
  },
  apache: {
    commonHeader: ({ name, value }) => `Header always set ${name} ${quote(value)}`,
    defaultHeader: (name, value) => (value === undefined ? "" : `Header set ${name} ${quote(value)}`),
    // Match THE_REQUEST, such as "GET /build.json?a HTTP/1.1", because Apache's other variables contain the file's path by now.
    pathHeader: ({ name, value, path }) => {
      const address = patternOf(path).slice(1).replace(/\$$/, "[ ?]");
      return `Header set ${name} ${quote(value)} "expr=%{REQUEST_STATUS} -lt 400 && %{THE_REQUEST} =~ m#^[^ ]+ ${address}#"`;
    },
    // In .htaccess, a path has no leading slash. Apache would append the query after the anchor, so a rule with an anchor writes the query
    // into the target, before the anchor.
    redirect: (from, page, anchor) => {
      const rule = (target: string, flags: string): string => `RewriteRule "${from.replace("^/", "^")}" "${target}" [${flags}]`;
      if (anchor === "") return rule(page, "R=301,NE,END");
      return [
        "RewriteCond %{QUERY_STRING} .",
        rule(`${page}?%{QUERY_STRING}${anchor}`, "R=301,NE,END"),
        rule(page + anchor, "R=301,NE,END,QSD"),
      ].join("\n");
    },
    file: (rules) => `RewriteEngine On\n${rules}\n\n${readFileSync("docs/hosts/apache.htaccess", "utf8")}`,
  },
  caddy: {
    commonHeader: ({ name, value }) => `header ${name} ${quote(value)}`,
    defaultHeader: (name, value) => (value === undefined ? "" : `header ?${name} ${quote(value)}`),
    pathHeader: ({ name, value, path }, id) =>
      [
        `@header${id} {\n\tpath ${path}\n\tfile {\n\t\ttry_files {path} {path}.html {path}/index.html\n\t}\n}`,
        `header @header${id} ${name} ${quote(value)}`,
      ].join("\n"),
    // Use path_regexp, because Caddy's path matcher ignores case: a redirect from /About to /about would loop.
    redirect: (from, page, anchor, id) =>
      `@moved${id} path_regexp "${from}"\nredir @moved${id} ${quote(`${page}{site_query}${anchor}`)} 301`,
    // {site_query} is empty, or the query with its question mark.
    file: (rules) => `map {query} {site_query} {\n\t"" ""\n\tdefault "?{query}"\n}\n${rules}\n`,
  },
};

/**
 * Returns the path and content of the file with a server's rules.
 *
 * @param blocks the blocks of `_headers`
 * @param redirects in order of precedence: the first redirect from a path wins
 */
export const serverRules = (
  server: Server,
  blocks: readonly HeaderBlock[],
  redirects: readonly Redirect[],
): Readonly<Record<string, string>> => {
  const { commonHeader, defaultHeader, pathHeader, redirect, file = (rules) => `${rules}\n` } = SYNTAX[server];
  const headers = blocks.flatMap(({ path, headers: values }) => Object.entries(values).map(([name, value]) => ({ name, value, path })));
  const pathHeaders = headers.filter(({ path }) => path !== "/*");
  // Content-Type has no default, because servers choose it from the file's name.
  const names = new Set(pathHeaders.map(({ name }) => name).filter((name) => name !== "Content-Type"));
  const rules = [
    ...headers.filter(({ path }) => path === "/*").map(commonHeader),
    ...[...names].map((name) => defaultHeader(name, DEFAULTS[name])),
    ...pathHeaders.map(pathHeader),
    ...redirects.map(({ from, to }, id) =>
      redirect(`^${escaped(decodeURIComponent(from))}${hasEnding(from) ? "" : "/?"}$`, pathOf(to), to.slice(pathOf(to).length), id),
    ),
  ];
  return { [siteFiles[server]]: file(rules.filter(Boolean).join("\n")) };
};
