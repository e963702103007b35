/** Reports what is in each script of the site: `npm run analyze`. It is a whole build: dist/ is made, too. */
import { gatsby } from "./lib/gatsby";

process.env.ANALYZE_TO = "reports/bundle";
process.exitCode = await gatsby("build");
if (process.exitCode === 0) console.log("See reports/bundle/scripts.html (to look at) and scripts.json (to count with).");
