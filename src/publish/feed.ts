import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { newestFirst } from "../content/newest-first";
import type { Post } from "../content/schema/post";
import { dayStart } from "../seo/day-start";
import { FEED_PATH } from "../seo/urls";

/** Makes the feed say when its content last changed, where its plugin says when the build ran. */
export const withContentDate = (feed: string, day: string | undefined): string =>
  feed.replace(
    /<lastBuildDate>[^<]*<\/lastBuildDate>/,
    day === undefined ? "" : `<lastBuildDate>${new Date(dayStart(day)).toUTCString()}</lastBuildDate>`,
  );

/** Gives the published feed the same bytes in each build of the same content. */
export const steadyFeed = async (posts: readonly (Post & { readonly slug: string })[], folder: string): Promise<void> => {
  const file = path.join(folder, FEED_PATH);
  await writeFile(file, withContentDate(await readFile(file, "utf8"), newestFirst(posts)[0]?.date));
};
