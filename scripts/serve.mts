/** Serves the built site at http://localhost:9000: `npm run serve`. PORT changes the port. */
import { existsSync } from "node:fs";
import { unlessEmpty } from "../src/content/shared/environment";
import { recoverSwap } from "../src/publish/swap";
import { serveSite } from "./lib/serve-site";

const port = Number(unlessEmpty(process.env.PORT) ?? 9000);

if (await recoverSwap("dist")) console.log("The last build was interrupted. Serving the previous build.");
if (!existsSync("dist/index.html")) {
  console.error("There is no built site yet. Run: npm run build");
  process.exit(1);
}
try {
  await serveSite("dist", port);
  console.log(`
The site is at http://localhost:${port}   (Ctrl-C stops the server)

Next:  npm run dev     shows your changes while you edit
       npm run cms     opens the editor
       npm run adopt   makes this the website of your company`);
} catch (error) {
  const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  const advice = `Stop the program that uses it, or choose another port: PORT=${port + 1} npm run serve`;
  console.error(isTaken ? `Port ${port} is in use. ${advice}` : error);
  process.exit(1);
}
