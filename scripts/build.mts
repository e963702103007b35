/** Builds the site into `dist/`: `npm run build`. What `gatsby build` does, and once more from nothing when Gatsby's result had gaps. */
import { buildSite } from "./lib/gatsby-build";

process.exitCode = await buildSite();
