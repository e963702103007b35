/**
 * Deploys `dist/` to the host that DEPLOY_TO names: `tsx scripts/ci/deploy.mts`. If PULL_REQUEST is set, deploys a preview instead (only
 * on Cloudflare) and prints `address=` and the preview's URL as the last line. docs/deploy.md lists the variables of each host.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { propertyOf } from "../../src/content/shared/required";

const WRANGLER_CONFIG = "wrangler.jsonc";
/** Matches the URLs that wrangler prints. */
const ADDRESS = /https:\/\/\S+\.(?:workers|pages)\.dev/g;

const setting = (name: string): string => {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name}: expected a value for DEPLOY_TO=${process.env.DEPLOY_TO ?? ""}, found none (docs/deploy.md)`);
};

/**
 * Runs a program, shows its output, and returns its standard output.
 *
 * @throws Error if the program is missing or fails, which fails the deployment
 */
const run = (program: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): string => {
  const { status, stdout, error } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (error) throw error;
  process.stdout.write(stdout);
  if (status === 0) return stdout;
  throw new Error(`${program} ${args[0] ?? ""}: failed (exit code: ${status ?? "none, ended by a signal"})`);
};

const wrangler = (...args: readonly string[]): string => run("npx", ["wrangler", ...args]);

/** Parses the configuration that the build wrote, which is JSON with comments. YAML is a superset of JSON. */
const wranglerConfig = (): unknown =>
  existsSync(WRANGLER_CONFIG) ? parse(readFileSync(WRANGLER_CONFIG, "utf8").replaceAll(/^\s*\/\/.*$/gm, "")) : undefined;

/**
 * Returns the Worker's name, which the build writes from the settings.
 *
 * @throws Error if CLOUDFLARE_PROJECT names another Worker, because the secrets would be set on one Worker and the site deployed to another
 */
const workerName = (config: unknown): string => {
  const name = propertyOf(config, "name");
  if (typeof name !== "string") return setting("CLOUDFLARE_PROJECT");
  const project = process.env.CLOUDFLARE_PROJECT;
  if (!project || project === name) return name;
  throw new Error(
    `CLOUDFLARE_PROJECT: expected ${name}, the name in ${WRANGLER_CONFIG}, found ${project}. Delete the variable, or set delivery.requests.project in hosting.yml.`,
  );
};

const deployWorker = (pullRequest: string | undefined): string => {
  const config = wranglerConfig();
  const name = workerName(config);
  // A preview is uploaded without the Worker's environment, so it has only static files and accepts no quote requests.
  if (pullRequest) return wrangler("versions", "upload", "--env", "", "--name", name, "--preview-alias", `pull-${pullRequest}`);
  const [environment = "", worker] = Object.entries(propertyOf(config, "env") ?? {})[0] ?? [];
  const databaseName = propertyOf(propertyOf(propertyOf(worker, "d1_databases"), 0), "database_name");
  if (typeof databaseName === "string") wrangler("d1", "migrations", "apply", databaseName, "--env", environment, "--remote");
  return wrangler("deploy", "--env", environment, "--name", name, "--message", setting("GITHUB_SHA"));
};

const deployPages = (pullRequest: string | undefined): string => {
  const branch = pullRequest ? `pull-${pullRequest}` : "main";
  return wrangler("pages", "deploy", "dist", `--project-name=${setting("CLOUDFLARE_PROJECT")}`, `--branch=${branch}`);
};

/** Starts a Netlify build in scheduled and manual runs. Netlify builds pushes on its own. */
const askNetlify = (): string =>
  process.env.GITHUB_EVENT_NAME === "push"
    ? ""
    : run("curl", ["--fail", "--silent", "--show-error", "--request", "POST", "--data", "{}", setting("NETLIFY_BUILD_HOOK")]);

const copyByRsync = (): string => {
  const target = setting("RSYNC_TARGET");
  const folder = mkdtempSync(path.join(tmpdir(), "rsync-"));
  const [key, hosts] = [path.join(folder, "key"), path.join(folder, "known_hosts")];
  writeFileSync(key, `${setting("RSYNC_KEY")}\n`, { mode: 0o600 });
  writeFileSync(hosts, `${setting("RSYNC_KNOWN_HOSTS")}\n`);
  const environment = { RSYNC_RSH: `ssh -i ${key} -o UserKnownHostsFile=${hosts}` };
  // Upload pages last, so that no page refers to a file that is not uploaded yet.
  run("rsync", ["--archive", "--exclude", "*.html", "dist/", target], environment);
  return run("rsync", ["--archive", "--delete-after", "--delay-updates", "dist/", target], environment);
};

/** Functions that deploy to a host, by the value of DEPLOY_TO. */
const HOSTS: Readonly<Record<string, (pullRequest: string | undefined) => string>> = {
  cloudflare: deployWorker,
  "cloudflare-pages": deployPages,
  netlify: askNetlify,
  static: copyByRsync,
};

try {
  const host = setting("DEPLOY_TO");
  const deploy = HOSTS[host];
  if (!deploy) throw new Error(`DEPLOY_TO: expected one of ${Object.keys(HOSTS).join(", ")}, found ${host}`);
  const pullRequest = process.env.PULL_REQUEST;
  if (pullRequest && !host.startsWith("cloudflare"))
    throw new Error(`PULL_REQUEST: expected a Cloudflare host, found ${host}. Only Cloudflare has previews.`);
  const address = deploy(pullRequest).match(ADDRESS)?.at(-1);
  if (pullRequest && !address) throw new Error(`${host}: expected the preview's URL in the output above, found none`);
  if (pullRequest) console.log(`address=${address}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
