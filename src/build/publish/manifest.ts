import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content/schema";
import { icons, manifestIcons, THEME_COLOR } from "../../seo/icons";

/** Returns the web manifest, which phones use when a visitor adds the site to the home screen. The icons are in `static/`. */
export const writeManifest = async ({ business, words }: Pick<Content, "business" | "words">, folder: string): Promise<void> => {
  const manifest = {
    name: business.name,
    short_name: business.shortName,
    description: words.search.description,
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "en-US",
    dir: "ltr",
    display: "browser",
    background_color: THEME_COLOR,
    theme_color: THEME_COLOR,
    icons: manifestIcons.map(({ src, size, purpose }) => ({ src, sizes: `${size}x${size}`, type: "image/png", purpose })),
  };
  await writeFile(path.join(folder, icons.manifest), `${JSON.stringify(manifest, undefined, 2)}\n`);
};
