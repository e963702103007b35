/** Guesses which plugin wrote a file: the one whose code names it. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { filesBelow } from "./files";

const pluginSchema = z.object({
  name: z.string(),
  /** Folder of the plugin's code. */
  resolve: z.string(),
  /** Hooks that it has. */
  nodeAPIs: z.array(z.string()).readonly(),
});

export type Plugin = z.infer<typeof pluginSchema>;

const stateSchema = z.object({ flattenedPlugins: z.array(pluginSchema) });

/** Gatsby's name for the project itself. */
const PROJECT = "default-site-plugin";

/** Lists the plugins of the site, this project aside, from Gatsby's state. */
export const pluginsOf = (state: unknown): readonly Plugin[] =>
  stateSchema.parse(state).flattenedPlugins.filter(({ name }) => name !== PROJECT);

/** What of a file's name may stand in the code that wrote it: `sitemap` for sitemap-0.xml; its folder for a file in one. */
const stemOf = (file: string): string => (file.split("/")[0] ?? file).replace(/\.[^.]*$/, "").replace(/[-.]?\d+$/, "");

const names = async ({ resolve }: Plugin, text: string): Promise<boolean> => {
  const files = (existsSync(resolve) ? filesBelow(resolve) : []).filter(
    (file) => /\.[cm]?js$/.test(file) && !file.includes("node_modules/"),
  );
  for (const file of files) if ((await readFile(path.join(resolve, file), "utf8")).includes(text)) return true;
  return false;
};

const place = ({ name, resolve }: Plugin): string => `${name} (${path.relative(process.cwd(), resolve) || "."})`;

/** Names the plugin that probably wrote a file, with its folder; where no code names the file, all that could have. */
export const likelyWriter = async (file: string, plugins: readonly Plugin[]): Promise<string> => {
  for (const text of [path.basename(file), stemOf(file)]) {
    for (const plugin of plugins) if (await names(plugin, text)) return place(plugin);
  }
  const writers = plugins.filter(({ nodeAPIs }) => nodeAPIs.some((hook) => /^on(?:Pre|Post)/.test(hook)));
  return `one of ${[...writers.map(place), "gatsby-node.ts of this project"].join(", ")}`;
};
