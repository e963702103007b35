/** Prints the /admin/config.yml that a build would write with the current environment variables: `npm run cms:config`. */
import { contentDirectory } from "../src/content/load/content-directory";
import { backendFrom, EDITING_IS_OFF, LOCAL_PROXY } from "../src/cms/backend";
import { configText } from "../src/cms/config";
import { loadLanguages } from "../src/content/load/languages";

const languages = loadLanguages(contentDirectory(), { drafts: true });
const backend = backendFrom(process.env, languages.en.hosting);
if (!backend) console.error(`${EDITING_IS_OFF}\nThe configuration below is for npm run cms.`);
process.stdout.write(configText(languages, backend ?? LOCAL_PROXY));
