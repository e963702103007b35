/**
 * Serves the built site with Cloudflare's server code: `npm run preview`. PORT sets the port (default: 8788). Works offline.
 *
 * If the settings use the Worker, the Worker runs with a database and a bucket in .wrangler/, and with the secrets in .dev.vars. If there
 * is no .dev.vars, email and sign-in use fakes.
 */
import { spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { contentDirectory } from "../src/content/load/content-directory";
import { REQUESTS, WRANGLER_CONFIG } from "../src/publish/host/worker-files";
import { recoverSwap } from "../src/publish/swap";
import { loadContent } from "../src/content/load/load";
import { exitCodeOf } from "./lib/exit-code";
import { startAccess } from "./lib/fakes/access";
import { startGitHub } from "./lib/fakes/github";
import { startMail } from "./lib/fakes/mail";
import { previewNotes } from "./lib/fakes/notes";
import { WRANGLER, wranglerEnvironment } from "./lib/wrangler";

const randomSecret = (): string => randomBytes(24).toString("hex");

/**
 * Starts the fakes, prints each email, and returns the Worker's bindings.
 *
 * @param site URL of the preview
 */
const startFakes = async (site: string): Promise<Readonly<Record<string, string>>> => {
  const { signIn, delivery } = loadContent(contentDirectory(), { drafts: true }).hosting;
  const secret = randomSecret();
  const person = { login: signIn?.people[0] ?? "owner", writes: signIn ? [signIn.repository] : [] };
  const github = await startGitHub(person, secret, { isAuthorized: false });
  // The real GitHub is on a different site, and browsers treat cross-site popups differently, so use another host name.
  const githubUrl = github.url.replace("127.0.0.1", "localhost");
  const mail = await startMail(({ body }) => console.log(`\nThe Worker sent this email:\n${JSON.stringify(body, null, 2)}\n`));
  const access = await startAccess(delivery.requests?.access?.audience ?? "");
  for (const line of previewNotes({ signIn, delivery }, { site, access: access.url, login: person.login })) console.log(line);
  return {
    SECRET: randomSecret(),
    MAIL_KEY: "preview",
    MAIL_URL: mail.url,
    ACCESS_URL: access.url,
    GITHUB_CLIENT_SECRET: secret,
    GITHUB_URL: githubUrl,
    GITHUB_API_URL: githubUrl,
  };
};

await recoverSwap("dist");
if (!existsSync("dist/_headers") || !existsSync(WRANGLER_CONFIG)) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
const port = process.env.PORT ?? "8788";
// The configuration has an environment only if the settings use the Worker (worker-files.ts).
const hasWorker = readFileSync(WRANGLER_CONFIG, "utf8").includes('"env"');
const options = { stdio: ["ignore", "inherit", "inherit"] as ["ignore", "inherit", "inherit"], env: wranglerEnvironment };
const target = hasWorker ? ["--env", REQUESTS] : [];
if (hasWorker)
  spawnSync(process.execPath, [WRANGLER, "d1", "migrations", "apply", REQUESTS, "--local", ...target], { ...options, stdio: "ignore" });
const bindings = hasWorker && !existsSync(".dev.vars") ? await startFakes(`http://127.0.0.1:${port}`) : {};
const server = spawn(
  process.execPath,
  [
    WRANGLER,
    "dev",
    ...target,
    "--ip=127.0.0.1",
    `--port=${port}`,
    "--inspector-port=0",
    "--show-interactive-dev-session=false",
    ...Object.entries(bindings).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ...(hasWorker ? ["--test-scheduled"] : []),
  ],
  options,
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.once("exit", (code, signal) => {
  // Exit explicitly, because the fakes' servers would keep this process running.
  process.exit(exitCodeOf(code, signal));
});
