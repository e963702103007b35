/** Reports what is in each script of the site: `npm run analyze`. The published folder stays as it is. */
import { gatsby } from "./lib/gatsby";

process.env.ANALYZE_TO = "reports/bundle";
process.exitCode = await gatsby("build");
if (process.exitCode === 0) console.log("See reports/bundle/scripts.html (to look at) and scripts.json (to count with).");
