/** Builds the site into `dist/`: `npm run build`. Runs `gatsby build`, and repeats it without the cache if the result is incomplete. */
import { buildSite } from "./lib/gatsby-build";

process.exitCode = await buildSite();
