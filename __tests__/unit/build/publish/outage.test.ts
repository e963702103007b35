import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { recoverSwap } from "../../../../src/build/publish/swap";
import { gatsbyPage } from "./gatsby-page";
import { interruptDisk } from "./interrupted-disk";
import { siteFixture, snapshot } from "./site-fixture";

// Pictures take most of the time of a finish and do on the disk only what the other steps do.
jest.mock("../../../../src/build/publish/share", () => ({ publishSharePictures: () => Promise.resolve() }));
jest.mock("../../../../src/build/publish/icons", () => ({ writeIcons: () => Promise.resolve() }));

jest.setTimeout(120_000);

/** Publishes "old", counts what publishing "new" takes, and keeps both to compare with. */
const measure = async () => {
  const site = siteFixture();
  site.build("old");
  await site.publish();
  const old = snapshot(site.to);
  site.build("new");
  const disk = interruptDisk(
    () => true,
    () => Promise.reject(new Error("never")),
  );
  await site.publish();
  disk.restore();
  const fresh = snapshot(site.to);
  site.remove();
  return { old, fresh, operations: disk.count() };
};

/** Publishes "new" over "old" and freezes it after some operations on the disk: nothing of it happens any more. */
const freezeAfter = async (operations: number) => {
  const site = siteFixture();
  site.build("old");
  await site.publish();
  site.build("new");
  let frozen: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    frozen = resolve;
  });
  const disk = interruptDisk(
    (count) => count <= operations,
    () => {
      frozen();
      return new Promise(() => undefined);
    },
  );
  void site.publish();
  await stopped;
  await setImmediate();
  disk.restore();
  return site;
};

it("leaves the old site or the new one, whole, wherever a build is killed, and the next build fixes the rest", async () => {
  const { old, fresh, operations } = await measure();
  const states: unknown[] = [];
  for (let done = 0; done < operations; done++) {
    const site = await freezeAfter(done);
    await recoverSwap(site.to);
    states.push(snapshot(site.to));
    await site.publish();
    expect(snapshot(site.to)).toEqual(fresh);
    expect(existsSync(`${site.to}.old`) || existsSync(`${site.to}.next`)).toBe(false);
    site.remove();
  }
  const swapped = states.findIndex((state) => JSON.stringify(state) === JSON.stringify(fresh));
  states.forEach((state, index) => expect(state).toEqual(index < swapped ? old : fresh));
  expect(swapped).toBeGreaterThan(operations / 2);
});

it("leaves the old site when the disk is full, whichever operation is refused", async () => {
  const { old, operations } = await measure();
  for (let done = 0; done < operations - 8; done += 3) {
    const site = siteFixture();
    site.build("old");
    await site.publish();
    site.build("new");
    const disk = interruptDisk(
      (count) => count <= done,
      () => Promise.reject(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" })),
    );
    await expect(site.publish()).rejects.toThrow("ENOSPC");
    disk.restore();
    await recoverSwap(site.to);
    expect(snapshot(site.to)).toEqual(old);
    site.remove();
  }
});

it.each([
  ["while files are copied", "copyFile", 1],
  ["between the two renames of the swap", "rename", 1],
])("survives kill -9 of the process itself %s", async (_, operation, allowed) => {
  const child = path.resolve(__dirname, "killed-finish.ts");
  const { stdout, signal } = spawnSync(process.execPath, ["--import", "tsx", child, operation, String(allowed)], { encoding: "utf8" });
  expect(signal).toBe("SIGKILL");
  const { to, old } = JSON.parse(stdout) as { readonly to: string; readonly old: object };
  await recoverSwap(to);
  expect(snapshot(to)).toEqual(old);
  rmSync(path.dirname(to), { recursive: true, force: true });
});

it("keeps the published site apart from Gatsby's folder, which the next build writes into", async () => {
  const site = siteFixture();
  site.build("old");
  await site.publish();
  const published = snapshot(site.to);
  site.build("half of a new one");
  expect(snapshot(site.to)).toEqual(published);
  site.remove();
});

it("leaves the published site as it is when a build is refused", async () => {
  const site = siteFixture();
  site.build("old");
  await site.publish();
  const published = snapshot(site.to);
  site.write("about/index.html", gatsbyPage('<img src="/static/gone.jpg">', "/about"));
  await expect(site.publish()).rejects.toThrow("gone.jpg");
  expect(snapshot(site.to)).toEqual(published);
  site.remove();
});

describe("scripts", () => {
  const withScript = (name: string) => gatsbyPage(`<p data-script="/static/${name}">`, "/about");
  const published = (site: ReturnType<typeof siteFixture>) =>
    readdirSync(path.join(site.to, "static")).filter((file) => file.startsWith("island-"));

  it("of the build before are kept once, for who has one of its pages open, and not twice", async () => {
    const site = siteFixture();
    const seen: (readonly string[])[] = [];
    for (const name of ["island-a-0000000001.js", "island-a-0000000002.js", "island-a-0000000003.js", "island-a-0000000003.js"]) {
      site.build("same");
      for (const file of readdirSync(path.join(site.from, "static")))
        if (file.startsWith("island-")) rmSync(path.join(site.from, "static", file));
      site.write(`static/${name}`, `console.log("${name}")`);
      site.write("about/index.html", withScript(name));
      await site.publish();
      seen.push(published(site));
    }
    expect(seen).toEqual([
      ["island-a-0000000001.js"],
      ["island-a-0000000001.js", "island-a-0000000002.js"],
      ["island-a-0000000002.js", "island-a-0000000003.js"],
      ["island-a-0000000003.js"],
    ]);
    site.remove();
  });

  it("that a script names come with it, and Gatsby's own app does not", async () => {
    const site = siteFixture();
    site.build("same");
    site.write("static/island-a-0000000001.js", 'import("/static/island-b-0000000002.js")');
    site.write("static/island-b-0000000002.js", "go()");
    site.write("about/index.html", withScript("island-a-0000000001.js"));
    await site.publish();
    expect(readdirSync(path.join(site.to, "static")).filter((file) => file.endsWith(".js"))).toEqual([
      "island-a-0000000001.js",
      "island-b-0000000002.js",
    ]);
    site.remove();
  });

  it("that are gone from the published folder stop nothing", async () => {
    const site = siteFixture();
    site.build("same");
    site.write("static/island-a-0000000001.js", "go()");
    site.write("about/index.html", withScript("island-a-0000000001.js"));
    await site.publish();
    rmSync(path.join(site.to, "static/island-a-0000000001.js"));
    site.write("about/index.html", gatsbyPage("", "/about"));
    await site.publish();
    expect(existsSync(path.join(site.to, "static/island-a-0000000001.js"))).toBe(false);
    site.remove();
  });
});

it.each([
  [
    "a page with a style attribute",
    "about/index.html",
    gatsbyPage('<p style="color:red">'),
    'about/index.html: its policy does not allow <p style="color:red">',
  ],
  ["a page with a style its policy does not name", "about/index.html", gatsbyPage("<style>p{}</style>"), "does not allow the inline style"],
  ["a page with another inline script", "about/index.html", gatsbyPage("<script>spy()</script>"), "does not allow the inline script"],
  [
    "a page with a script that is fetched at once",
    "about/index.html",
    gatsbyPage('<script src="/static/app-7b20c6f55e.js" async=""></script>'),
    'found <script src="/static/app-7b20c6f55e.js" async="">',
  ],
  [
    "a page that loads what the build did not make",
    "about/index.html",
    gatsbyPage('<img src="/static/gone.jpg">'),
    "about/index.html loads /static/gone.jpg",
  ],
  ["a page without a policy", "about/index.html", "<html><head><style>p{}</style></head></html>", "expected its policy in the head"],
])("does not publish %s, and leaves the last good site", async (_, file, text, problem) => {
  const site = siteFixture();
  site.build("old");
  await site.publish();
  const published = snapshot(site.to);
  site.write(file, text);
  await expect(site.publish()).rejects.toThrow(problem);
  expect(snapshot(site.to)).toEqual(published);
  site.remove();
});

it("leaves behind what no page of the build needs, wherever it comes from", async () => {
  const site = siteFixture();
  site.build("old");
  await site.publish();
  const published = snapshot(site.to);
  const strays = ["tracking.js", "static/tracker.js", "page-data/about/tracker.json", "gone/index.html", "sitemap-index.xml.bak"];
  for (const file of strays) site.write(file, "spy()");
  await site.publish();
  expect(snapshot(site.to)).toEqual(published);
  site.remove();
});
