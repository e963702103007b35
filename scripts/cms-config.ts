/** Prints the configuration of the CMS as the settings of this shell make it: `npm run cms:config`. The build writes the same to /admin/config.yml. */
import { contentDirectory } from "../src/build/gatsby/content-directory";
import { backendFrom, EDITING_IS_OFF, LOCAL_PROXY } from "../src/cms/backend";
import { configText } from "../src/cms/config";
import { loadLanguages } from "../src/content/languages";

const languages = loadLanguages(contentDirectory(), { drafts: true });
const backend = backendFrom(process.env, languages.en.business);
if (!backend) console.error(`${EDITING_IS_OFF}\nThis is the configuration for npm run cms.`);
process.stdout.write(configText(languages, backend ?? LOCAL_PROXY));
