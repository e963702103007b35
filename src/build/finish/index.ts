/**
 * Makes the published folder out of what Gatsby built.
 *
 * Gatsby writes `public/` and works in it: `develop` and broken builds leave their traces there. What visitors get is
 * `dist/`: made aside, finished, and swapped in whole, so that a build that fails leaves the last good site as it was.
 */
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Content } from "../../content/schema";
import { writeIcons } from "./icons";
import { writeLlmsText } from "./llms";
import { steadyFeed } from "./feed";
import { mirrorAssets } from "./mirror";
import { finishPages } from "./pages";
import { publishPictures } from "./pictures";
import { writeRedirectPages } from "./redirect-pages";
import { writeRobots } from "./robots";
import { publishSharePictures } from "./share";
import { swapIn } from "./swap";

interface FinishOptions {
  /** Gatsby's folder. */
  readonly from: string;
  /** The published folder. */
  readonly to: string;
  readonly content: Content;
  /** The folder `content/`, for the pictures. */
  readonly contentRoot: string;
}

/** Finishes a build and publishes it. Running it twice gives the same folder. */
export const finish = async ({ from, to, content, contentRoot }: FinishOptions): Promise<void> => {
  const aside = `${path.resolve(to)}.next`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await mirrorAssets(from, aside);
  await finishPages(from, aside);
  await publishPictures(content, contentRoot, aside);
  await publishSharePictures(content, contentRoot, aside);
  await writeRedirectPages(content.redirects, content.business.siteUrl, aside);
  await writeIcons(content.business, aside);
  await writeRobots(content.business.siteUrl, aside);
  await writeLlmsText(content, aside);
  await steadyFeed(content.posts, aside);
  await swapIn(aside, to);
};
