/**
 * Requests the external links of all entries, in all languages: sources and links in texts. `npm run check:links`. Not a test, because the
 * result depends on other servers.
 */
import { externalLinks } from "../src/content/check/external-links";
import { loadLanguages } from "../src/content/load/languages";
import { contentDirectory } from "../src/content/load/content-directory";

const TIMEOUT_MS = 20_000;

/** Returns the problem with a URL, or undefined if it works. 403 and 429 count as working, because some servers block scripts. */
const problemOf = async (url: string): Promise<string | undefined> => {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return ok || status === 403 || status === 429 ? undefined : `responded with ${status}`;
  } catch (error) {
    return `cannot be reached (${error instanceof Error ? error.message : String(error)})`;
  }
};

/** The files that contain each URL. */
const links = new Map<string, readonly string[]>();
for (const content of Object.values(loadLanguages(contentDirectory(), { drafts: true })))
  for (const [url, files] of externalLinks(content)) links.set(url, [...(links.get(url) ?? []), ...files]);
const answers = await Promise.all([...links].map(async ([url, files]) => ({ url, files, problem: await problemOf(url) })));
const broken = answers.filter(({ problem }) => problem !== undefined);
for (const { url, files, problem } of broken) console.error(`${url} ${problem}: ${files.map((file) => `content/${file}`).join(", ")}`);
console.log(`${links.size - broken.length} of ${links.size} links work.`);
process.exitCode = broken.length > 0 ? 1 : 0;
