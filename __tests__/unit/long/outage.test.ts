import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { recoverSwap } from "../../../src/build/publish/swap";
import { gatsbyPage } from "../build/publish/gatsby-page";
import { interruptDisk } from "../build/publish/interrupted-disk";
import { siteFixture, snapshot } from "../build/publish/site-fixture";

// Share pictures take most of the time, and use only file system operations that other steps use too.
jest.mock("../../../src/build/publish/pictures", () => ({
  ...jest.requireActual<object>("../../../src/build/publish/pictures"),
  publishSharePictures: () => Promise.resolve(),
}));

jest.setTimeout(120_000);

const sites: ReturnType<typeof siteFixture>[] = [];
afterEach(() => sites.splice(0).forEach((site) => site.remove()));

/** Returns a site with "old" published. */
const publishedSite = async () => {
  const site = siteFixture();
  sites.push(site);
  site.build("old");
  await site.publish();
  return { ...site, old: snapshot(site.to) };
};

it.each(["mkdir", "writeFile", "rename"])("keeps the old site if the disk fails at the first %s of a new one", async (operation) => {
  const site = await publishedSite();
  site.build("new");
  const restore = interruptDisk(
    (name) => name !== operation,
    () => Promise.reject(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })),
  );
  try {
    await expect(site.publish()).rejects.toThrow("ENOSPC");
  } finally {
    restore();
  }
  await recoverSwap(site.to);
  expect(snapshot(site.to)).toEqual(site.old);
});

it.each([
  ["while files are written", "writeFile", 1],
  ["between the two renames of the swap", "rename", 1],
])("keeps the old site if the process is killed %s", async (_, operation, allowed) => {
  const child = path.resolve(__dirname, "../build/publish/killed-finish.ts");
  const { stdout, signal } = spawnSync(process.execPath, ["--import", "tsx", child, operation, String(allowed)], { encoding: "utf8" });
  expect(signal).toBe("SIGKILL");
  const { to, old } = JSON.parse(stdout) as { readonly to: string; readonly old: object };
  await recoverSwap(to);
  expect(snapshot(to)).toEqual(old);
  rmSync(path.dirname(to), { recursive: true, force: true });
});

it("publishes a site that every user can read, even with umask 077", async () => {
  const before = process.umask(0o077);
  try {
    const site = await publishedSite();
    const folders = readdirSync(site.to, { recursive: true, withFileTypes: true });
    const modes = folders.map((entry) => [entry.isDirectory(), statSync(path.join(entry.parentPath, entry.name)).mode & 0o777]);
    expect(modes.filter(([isFolder, mode]) => mode !== (isFolder ? 0o755 : 0o644))).toEqual([]);
    expect(statSync(site.to).mode & 0o777).toBe(0o755);
  } finally {
    process.umask(before);
  }
});

it("does not change the published site while the next build writes to Gatsby's folder", async () => {
  const site = await publishedSite();
  site.build("half of a new one");
  expect(snapshot(site.to)).toEqual(site.old);
});

describe("publishing scripts", () => {
  const FIRST = "island-a-0000000001.js";
  const SECOND = "island-a-0000000002.js";
  const THIRD = "island-a-0000000003.js";
  const islands = (folder: string) => readdirSync(path.join(folder, "static")).filter((file) => file.startsWith("island-"));

  /** Publishes a build with a page that refers to an island's script. Returns the published scripts of islands. */
  const publishWith = async (site: Awaited<ReturnType<typeof publishedSite>>, name: string, code = "go()") => {
    for (const file of islands(site.from)) rmSync(path.join(site.from, "static", file));
    site.write(`static/${name}`, code);
    site.write("about/index.html", gatsbyPage(`<p data-script="/static/${name}">`, "/about"));
    await site.publish();
    return islands(site.to);
  };

  it("keeps those of the previous build for one more build, because its pages may still be open", async () => {
    const site = await publishedSite();
    expect(await publishWith(site, FIRST)).toEqual([FIRST]);
    expect(await publishWith(site, SECOND)).toEqual([FIRST, SECOND]);
    expect(await publishWith(site, THIRD)).toEqual([SECOND, THIRD]);
    expect(await publishWith(site, THIRD)).toEqual([THIRD]);
  });

  it("includes those that an island imports, but not Gatsby's app", async () => {
    const site = await publishedSite();
    site.write("static/other-0000000002.js", "go()");
    await publishWith(site, FIRST, 'import("/static/other-0000000002.js")');
    const scripts = readdirSync(path.join(site.to, "static")).filter((file) => file.endsWith(".js"));
    expect(scripts).toEqual([FIRST, "other-0000000002.js"]);
  });
});

it("does not publish a page that loads a missing file, and keeps the last good site", async () => {
  const site = await publishedSite();
  site.write("about/index.html", gatsbyPage('<img src="/static/gone.jpg">'));
  await expect(site.publish()).rejects.toThrow("about/index.html loads /static/gone.jpg");
  expect(snapshot(site.to)).toEqual(site.old);
});
