/**
 * Serves the site while somebody edits it: `npm run dev`. Passes its arguments to `gatsby develop`. The environment variable PORT
 * (default: 8000) sets the port.
 */
import { unlessEmpty } from "../src/content/shared/environment";
import { exitCodeOf } from "./lib/exit-code";
import { runDevelop } from "./lib/run-develop";

const port = Number(unlessEmpty(process.env.PORT) ?? 8000);
const develop = await runDevelop(
  port,
  `The site is at http://localhost:${port}, with drafts. It shows each change as you save it.   (Ctrl-C stops it)`,
);
process.on("SIGINT", () => develop.kill("SIGINT")).on("SIGTERM", () => develop.kill());
develop.once("exit", (code, signal) => {
  process.exitCode = exitCodeOf(code, signal);
});
