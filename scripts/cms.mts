/**
 * Starts local editing: `npm run cms`. Runs `gatsby develop`, which serves /admin, and decap-server, which writes the files in
 * `content/`. Ctrl-C stops both. The environment variables PORT (default: 8000) and CMS_PORT (default: 8081) set their ports.
 */
import { PROXY_PORT } from "../src/cms/backend";
import { unlessEmpty } from "../src/content/shared/environment";
import { startDecapServer } from "./lib/decap-server";
import { exitCodeOf } from "./lib/exit-code";
import { runDevelop } from "./lib/run-develop";

const port = Number(unlessEmpty(process.env.PORT) ?? 8000);
const proxyPort = Number(unlessEmpty(process.env.CMS_PORT) ?? PROXY_PORT);

const develop = await runDevelop(port, `Edit at http://localhost:${port}/admin/   (Ctrl-C stops the editor)`, {
  CMS_PROXY_URL: `http://127.0.0.1:${proxyPort}/api/v1`,
});
const children = [startDecapServer(process.cwd(), proxyPort, "inherit"), develop];
const stop = () => {
  for (const child of children) child.kill();
};
process.on("SIGINT", stop).on("SIGTERM", stop);
// If one of the two processes exits, stop the other, because neither is useful alone. The exit code is that of the first to exit.
for (const child of children)
  child.once("exit", (code, signal) => {
    process.exitCode ??= exitCodeOf(code, signal);
    stop();
  });
