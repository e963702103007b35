/** Starts one of Debian's web servers with a copy of `dist/` and the server's configuration from `docs/hosts/`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../scripts/lib/fakes/listen";
import { isRunning } from "../../scripts/lib/is-running";
import { findServer } from "../../scripts/lib/programs";
import { filesBelow } from "../../src/publish/page-files";
import { headerBlocks } from "../../src/publish/host/headers";
import type { Server } from "../../src/publish/host/hosts";
import { serverRules } from "../../src/publish/host/servers";
import { newFolder } from "../fixtures/folder";
import { builtRedirects } from "../fixtures/visits";

/**
 * Redirects that the sample content lacks: from paths that need escaping, have an extension, or differ only in case from a page's path, and
 * to an anchor of the home page.
 */
export const UNUSUAL_REDIRECTS = [
  { from: "/About", to: "/about" },
  { from: "/prices.html", to: "/contact" },
  { from: "/our%20work.aspx", to: "/projects#top" },
  { from: "/caf%C3%A9", to: "/contact" },
  { from: "/what%3F", to: "/contact" },
  { from: "/why%3F", to: "/about#top" },
  { from: "/old/quote", to: "/#quote" },
  { from: "/50%25_%22off%22%0A%7Bnow%7D", to: "/contact" },
];

/**
 * Files with a name or a folder that starts with a dot, which a careless upload adds to the site. Only those in /.well-known may be served,
 * unless another part of their path starts with a dot.
 */
export const DOT_FILES: Readonly<Record<string, string>> = {
  ".env": "a secret",
  ".git/config": "a secret",
  ".git/objects/pack/pack-1.idx": "a secret",
  ".wellknown": "a secret",
  ".well-known/.env": "a secret",
  ".well-known/acme/.htpasswd": "a secret",
  "about/.env": "a secret",
  "blog/.DS_Store": "a secret",
  "static/.ssh/id": "a secret",
  ".well-known/acme/token": "a token",
  ".well-known/security.txt": "Contact: mailto:owner@example.com",
};

/** All redirects in the servers' configuration. */
export const redirects = [...builtRedirects, ...UNUSUAL_REDIRECTS];

/** Functions that add the settings that a recipe in `docs/hosts/` omits because Debian's default configuration has them. */
const completeConfig: Readonly<Record<Server, (folder: string, recipe: string) => string>> = {
  nginx: (folder, recipe) =>
    `${process.getuid?.() === 0 ? "user www-data;\n" : ""}pid ${folder}/pid;\nerror_log ${folder}/errors;\nevents {}\n` +
    `http {\naccess_log off;\n${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n")}\n${recipe}}\n`,
  apache: (folder, recipe) =>
    [
      ...["mpm_event", "authz_core", "deflate", "dir", "filter", "headers", "mime", "negotiation", "rewrite"].map(
        (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
      ),
      ...(process.getuid?.() === 0 ? ["User www-data", "Group www-data"] : []),
      ...["TypesConfig /etc/mime.types", `PidFile ${folder}/pid`, `ErrorLog ${folder}/errors`, `DefaultRuntimeDir ${folder}`],
      recipe,
    ].join("\n"),
  caddy: (_, recipe) => `{\n\tadmin off\n\tauto_https off\n}\n${recipe}`,
};

const RECIPES = { nginx: "nginx.conf", apache: "apache.conf", caddy: "Caddyfile" } as const;

/** Functions that return the arguments with which a server runs in the foreground. */
const commandArguments: Readonly<Record<Server, (config: string) => readonly string[]>> = {
  nginx: (config) => ["-c", config, "-g", "daemon off;"],
  apache: (config) => ["-f", config, "-D", "FOREGROUND"],
  caddy: (config) => ["run", "--adapter", "caddyfile", "--config", config],
};

/** Adapts a recipe to the test's port and folder. */
const adaptRecipe = (recipe: string, site: string, port: number): string =>
  recipe
    .replaceAll("/srv/site", site)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace("<VirtualHost *:80>", `ServerName localhost\nListen 127.0.0.1:${port}\n<VirtualHost 127.0.0.1:${port}>`)
    .replace(/^example\.com \{/m, `http://:${port} {\n\tbind 127.0.0.1`);

/** A response, with lowercase header names. */
export interface ServerResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Lowercase names of all headers, including duplicates. */
  readonly names: readonly string[];
  readonly body: string;
}

/** Requests a path without following redirects and, unlike `fetch`, without normalizing the path. */
const get = async (port: number, address: string, headers: Readonly<Record<string, string>> = {}): Promise<ServerResponse> => {
  const sent = request({ host: "127.0.0.1", port, path: address, headers: { host: "example.com", ...headers }, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, value?.toString()])),
    names: response.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
    body: Buffer.concat(parts).toString(),
  };
};

/**
 * Starts a server for the built site.
 *
 * @returns `get`, which requests a path; `files`, the site's files; and `stop`
 * @throws Error if the server is not installed, or if it does not start (with the server's output)
 */
export const startServer = async (server: Server) => {
  const [folder, port] = [newFolder(), await freePort()];
  // Make the folder readable, because the server may run as another user.
  chmodSync(folder, 0o755);
  const site = path.join(folder, "site");
  cpSync("dist", site, { recursive: true });
  const files = filesBelow(site);
  for (const [file, text] of Object.entries(DOT_FILES)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  }
  for (const [file, text] of Object.entries(serverRules(server, headerBlocks(files, server), redirects)))
    writeFileSync(path.join(site, file), text);
  mkdirSync(path.join(folder, "home"));
  const config = path.join(folder, "config");
  writeFileSync(config, completeConfig[server](folder, adaptRecipe(readFileSync(`docs/hosts/${RECIPES[server]}`, "utf8"), site, port)));
  const program = findServer(server);
  if (program === undefined) throw new Error(`These tests need ${server}. On Debian, npm run test:all installs it if run as root.`);
  const child = spawn(program, commandArguments[server](config), {
    env: { ...process.env, HOME: path.join(folder, "home"), XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()));
  const stop = async (): Promise<void> => {
    if (isRunning(child) && child.kill()) await once(child, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  let isUp = false;
  while (!isUp) {
    if (!isRunning(child)) throw new Error(`${server} did not start:\n${output}`);
    isUp = await get(port, "/").then(
      () => true,
      () => false,
    );
    if (!isUp) await setTimeout(50);
  }
  return { get: (address: string, headers?: Readonly<Record<string, string>>) => get(port, address, headers), files, stop };
};
