/** Builds the site into `dist/`: `npm run build`. Runs `gatsby build`, and repeats it without the cache if the result is incomplete. */
import { restoreContent } from "./adopt/replace-content";
import { buildSite } from "./lib/gatsby-build";
import { contentDirectory } from "../src/content/load/content-directory";

// A killed run of `npm run adopt` may have moved the content away.
restoreContent(contentDirectory());
process.exitCode = await buildSite();
