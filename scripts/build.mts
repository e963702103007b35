/** Builds the site: `npm run build`. Checks the content, lets Gatsby build `public/`, finishes it into `dist/`. */
import { buildSite } from "./lib/build-site";

process.exitCode = await buildSite();
