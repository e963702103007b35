/** Builds the rules of `_headers` and `_redirects` for servers that read neither: one file, which the recipe in `docs/hosts/` includes. */
import { readFileSync } from "node:fs";
import type { Redirect } from "../../../content/schema/redirects";
import { siteFiles } from "../../../content/shared/routes";
import { hasEnding } from "../page-files";
import type { HeaderBlock } from "./headers";
import type { Server } from "./hosts";

/** Browsers must revalidate files that no rule caches. Hosts send this by default; servers do not. */
const DEFAULTS: Readonly<Record<string, string>> = { "Cache-Control": "public, max-age=0, must-revalidate" };

interface Header {
  readonly name: string;
  readonly value: string;
  /** `/*`, a folder such as `/static/*`, or one address. */
  readonly path: string;
}

/** Syntax of a server's configuration. */
interface Syntax {
  /** Returns the rule for a header of every response. */
  readonly everywhere: (header: Header) => string;
  /** Returns the rule for a default header, if no rule for the path sets it. */
  readonly otherwise: (name: string, value: string | undefined) => string;
  /** Returns the rule for a header of some paths, except for 404 responses. */
  readonly below: (header: Header, id: number) => string;
  /** Returns the rule for a redirect. `from` is a regular expression for the decoded path. */
  readonly moved: (from: string, to: string, id: number) => string;
  /** Returns the whole file. */
  readonly whole?: (rules: string) => string;
}

const quote = (text: string): string => JSON.stringify(text);
/** Escapes characters with a meaning in regular expressions or configurations. */
const escaped = (text: string): string =>
  text.replace(/[^\w/~\u0080-\uffff-]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);

/** Returns a regular expression for a path of `_headers`: `/static/*` or `/build.json`. */
const patternOf = (path: string): string => (path.endsWith("/*") ? `^${escaped(path.slice(0, -1))}` : `^${escaped(path)}$`);

const variable = (name: string): string => `$site_${name.toLowerCase().replaceAll("-", "_")}`;

const SYNTAX: Readonly<Record<Server, Syntax>> = {
  nginx: {
    everywhere: ({ name, value }) => `add_header ${name} ${quote(value)} always;`,
    // nginx omits a header whose value is empty.
    otherwise: (name, value = "") => `set ${variable(name)} ${quote(value)};\nadd_header ${name} ${variable(name)} always;`,
    // An unknown address has become /404.html by the time nginx compares its path.
    below: ({ name, value, path }) =>
      name === "Content-Type"
        ? `location = ${path} { types {} default_type ${value}; }`
        : `if ($uri ~ "${patternOf(path)}") { set ${variable(name)} ${quote(value)}; }`,
    moved: (from, to) => `location ~ "${from}" { return 301 ${quote(to)}; }`,
  },
  apache: {
    everywhere: ({ name, value }) => `Header always set ${name} ${quote(value)}`,
    otherwise: (name, value) => (value === undefined ? "" : `Header set ${name} ${quote(value)}`),
    // THE_REQUEST has the requested path; Apache's other variables have the file's path by now.
    below: ({ name, value, path }) => {
      const address = patternOf(path).slice(1).replace(/\$$/, "[ ?]");
      return `Header set ${name} ${quote(value)} "expr=%{REQUEST_STATUS} -lt 400 && %{THE_REQUEST} =~ m#^[^ ]+ ${address}#"`;
    },
    // In .htaccess a path has no slash at its start, and % in a target refers to a condition.
    moved: (from, to) => `RewriteRule "${from.replace("^/", "^")}" "${to.replaceAll("%", "\\%")}" [R=301,NE,END]`,
    whole: (rules) => `RewriteEngine On\n${rules}\n\n${readFileSync("docs/hosts/apache.htaccess", "utf8")}`,
  },
  caddy: {
    everywhere: ({ name, value }) => `header ${name} ${quote(value)}`,
    otherwise: (name, value) => (value === undefined ? "" : `header ?${name} ${quote(value)}`),
    below: ({ name, value, path }, id) =>
      [
        `@header${id} {\n\tpath ${path}\n\tfile {\n\t\ttry_files {path} {path}.html {path}/index.html\n\t}\n}`,
        `header @header${id} ${name} ${quote(value)}`,
      ].join("\n"),
    // Caddy's path matcher ignores case, but /About may be an old address of /about.
    moved: (from, to, id) => `@moved${id} path_regexp "${from}"\nredir @moved${id} ${quote(to)} 301`,
  },
};

/**
 * Returns the path and text of the file with a server's rules.
 *
 * @param blocks as for `_headers`
 * @param redirects the first of two for the same path wins
 */
export const serverRules = (
  server: Server,
  blocks: readonly HeaderBlock[],
  redirects: readonly Redirect[],
): Readonly<Record<string, string>> => {
  const { everywhere, otherwise, below, moved, whole = (rules) => `${rules}\n` } = SYNTAX[server];
  const headers = blocks.flatMap(({ path, headers: own }) => Object.entries(own).map(([name, value]) => ({ name, value, path })));
  const some = headers.filter(({ path }) => path !== "/*");
  const names = new Set(some.map(({ name }) => name).filter((name) => name !== "Content-Type"));
  const rules = [
    ...headers.filter(({ path }) => path === "/*").map(everywhere),
    ...[...names].map((name) => otherwise(name, DEFAULTS[name])),
    ...some.map(below),
    ...redirects.map(({ from, to }, id) => moved(`^${escaped(decodeURIComponent(from))}${hasEnding(from) ? "" : "/?"}$`, to, id)),
  ];
  return { [siteFiles[server]]: whole(rules.filter(Boolean).join("\n")) };
};
