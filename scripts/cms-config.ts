/** Prints the configuration of the CMS as the settings of this shell make it: `npm run cms:config`. The build writes the same to /admin/config.yml. */
import { stringify } from "yaml";
import { contentDirectory } from "../src/gatsby/sources";
import { backendFrom, EDITING_IS_OFF } from "../src/cms/backend";
import { cmsConfig } from "../src/cms/config";
import { LOCAL_PROXY } from "../src/cms/local-proxy";
import { namedFacts } from "../src/content/named-facts";
import { loadContent } from "../src/content/load";

const content = loadContent(contentDirectory(), { drafts: true });
const backend = backendFrom(process.env, content.business);
if (!backend) console.error(`${EDITING_IS_OFF}\nThis is the configuration for npm run cms.`);
process.stdout.write(stringify(cmsConfig(backend ?? LOCAL_PROXY, content.business.siteUrl, namedFacts(content))));
