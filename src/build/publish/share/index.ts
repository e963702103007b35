/** Makes the picture that a shared link shows, one for each page, and keeps them between builds. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { version as satoriVersion } from "satori/package.json";
import sharp from "sharp";
import type { Content } from "../../../content/schema";
import { isLocalPicture } from "../../../content/schema/picture";
import { publicPages } from "../../../seo/public-pages";
import { drawSharePicture, headingFont, readFont } from "./draw";
import { shareLayout } from "./layout";

/** Survives builds, and `gatsby clean` too: Gatsby empties its own `.cache` whenever a plugin or a setting changes. */
const CACHE = path.resolve("node_modules/.cache/share-pictures");

/** A change of how the pictures are drawn must draw them again. */
const DRAWING = path.resolve("src/build/publish/share/draw.ts");

/** How many are drawn at the same time: drawing and encoding then keep two cores busy. */
const AT_ONCE = 2;

const digest = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
};

/** Gives a function that works once for each key and remembers the answer. */
const remember = <Value>(make: (key: string) => Promise<Value>): ((key: string) => Promise<Value>) => {
  const answers = new Map<string, Promise<Value>>();
  return (key) => {
    const answer = answers.get(key) ?? make(key);
    answers.set(key, answer);
    return answer;
  };
};

/** Publishes a share picture for every public page. A page whose picture is no local file gets the site's default one behind its heading. */
export const publishSharePictures = async (content: Content, contentRoot: string, to: string): Promise<void> => {
  const { shortName: name } = content.business;
  const { picture: siteWide } = content.words.search;
  const font = await readFont();
  const drawing = remember(() => headingFont(font));
  const tools = JSON.stringify([satoriVersion, sharp.versions]);
  const source = await readFile(DRAWING);
  const common = digest(tools, font, source);
  const fileOf = (src: string | undefined) => [src, siteWide.src].find((candidate) => candidate !== undefined && isLocalPicture(candidate));
  const fingerprint = remember(async (src) => digest(await readFile(path.join(contentRoot, src))));

  const publish = async ({ heading, picture, sharePicture }: ReturnType<typeof publicPages>[number]): Promise<void> => {
    const src = fileOf(picture?.src);
    const key = digest(common, JSON.stringify(shareLayout({ heading, name })), src ? await fingerprint(src) : "plain");
    const cached = path.join(CACHE, `${key}.jpg`);
    if (!existsSync(cached)) {
      const bytes = src ? await readFile(path.join(contentRoot, src)) : undefined;
      await writeFile(`${cached}.part`, await drawSharePicture({ heading, name, picture: bytes }, await drawing("heading")));
      await rename(`${cached}.part`, cached);
    }
    const target = path.join(to, sharePicture);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target);
  };

  await mkdir(CACHE, { recursive: true });
  // Old posts share the blog's picture. The page it belongs to stands before them in the list, so it must win over them.
  const owners = new Map(
    publicPages(content)
      .toReversed()
      .map((page) => [page.sharePicture, page]),
  );
  const queue = owners.values();
  const worker = async () => {
    for (const page of queue) await publish(page);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};
