/** Tests the workflows' scripts with real git and a fake npx. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const TSX = path.resolve("node_modules/tsx/dist/cli.mjs");

/** Writes a fake npx that logs its arguments and then runs `lines` in the shell. */
const fakeNpx = (lines = ""): void => {
  folder.write("bin/npx", `#!/bin/sh\nprintf 'npx' >> "$CALLS"\nprintf ' [%s]' "$@" >> "$CALLS"\necho >> "$CALLS"\n${lines}\n`);
  chmodSync(folder.at("bin/npx"), 0o755);
};
const calls = (): readonly string[] => (existsSync(folder.at("calls")) ? folder.read("calls").trim().split("\n") : []);

describe("the build workflow", () => {
  const { jobs } = parse(readFileSync(".github/workflows/build.yml", "utf8")) as {
    jobs: { build: { steps: { id?: string; run: string }[] } };
  };
  const step = jobs.build.steps.find(({ id }) => id === "extent")?.run ?? "";

  const git = (...args: readonly string[]): string => {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
    return spawnSync("git", ["-C", folder.at(), ...identity, ...args], { encoding: "utf8" }).stdout.trim();
  };
  const commit = (): string => {
    git("add", "--all");
    git("commit", "--quiet", "--message", "Change");
    return git("rev-parse", "HEAD");
  };
  const extentSince = (since: string): string => {
    const env = { PATH: process.env.PATH, SINCE: since, GITHUB_OUTPUT: "/dev/null" };
    return spawnSync("bash", ["-e", "-c", step], { cwd: folder.at(), encoding: "utf8", env }).stdout.trim();
  };
  let last: string;

  beforeEach(() => {
    git("init", "--quiet");
    folder.write("src/x.ts", "export const x = 1;\n".repeat(20));
    folder.write("content/a.md", "A\n");
    last = commit();
  });

  const change = (file: string): void => {
    folder.write(file, "changed\n");
    commit();
  };
  const moveScriptIntoContent = (): void => {
    git("mv", "src/x.ts", "content/x.md");
    commit();
  };
  const changeScriptAndThenPage = (): void => {
    change("src/x.ts");
    change("content/a.md");
  };

  it.each<[string, string, () => void]>([
    ["a changed page", "content", () => change("content/a.md")],
    ["a changed file in content-old/", "code", () => change("content-old/a.md")],
    ["a script moved into content/", "code", moveScriptIntoContent],
    ["a changed script followed by a changed page", "code", changeScriptAndThenPage],
  ])("treats %s as %s", (_, extent, make) => {
    make();
    expect(extentSince(last)).toBe(`extent=${extent}`);
  });

  it.each(["", "0123456789012345678901234567890123456789"])("treats any change as code if the deployed commit is unknown: %j", (since) => {
    expect(extentSince(since)).toBe("extent=code");
  });
});

describe("a deployment", () => {
  const CONFIG = `// Written by the build.\n${JSON.stringify({ name: "site", env: { requests: { d1_databases: [{ database_name: "requests" }] } } })}`;
  const deploy = (added: Readonly<Record<string, string>> = {}) => {
    const env = {
      PATH: `${folder.at("bin")}:${process.env.PATH ?? ""}`,
      CALLS: folder.at("calls"),
      HOME: folder.at(),
      DEPLOY_TO: "cloudflare",
      GITHUB_SHA: "abc",
      ...added,
    };
    const script = path.resolve("scripts/ci/deploy.mts");
    const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, script], { cwd: folder.at(), encoding: "utf8", env });
    return { status, lastLine: stdout.trim().split("\n").at(-1), error: stderr };
  };

  beforeEach(() => {
    fakeNpx();
    folder.write("wrangler.jsonc", CONFIG);
  });

  it("migrates the database, then deploys the Worker under the name in wrangler.jsonc", () => {
    expect(deploy().status).toBe(0);
    expect(calls()).toEqual([
      "npx [wrangler] [d1] [migrations] [apply] [requests] [--env] [requests] [--remote]",
      "npx [wrangler] [deploy] [--env] [requests] [--name] [site] [--message] [abc]",
    ]);
  });

  it("stops if CLOUDFLARE_PROJECT and wrangler.jsonc name different Workers", () => {
    const { status, error } = deploy({ CLOUDFLARE_PROJECT: "other" });
    expect([status, error, calls()]).toEqual([1, expect.stringContaining("CLOUDFLARE_PROJECT: expected site"), []]);
  });

  it("stops after a failed migration", () => {
    fakeNpx("echo 'no rights' >&2; exit 1");
    expect(deploy().status).toBe(1);
    expect(calls()).toHaveLength(1);
  });

  describe("for a pull request", () => {
    const UPLOAD = "npx [wrangler] [versions] [upload] [--env] [] [--name] [site] [--preview-alias] [pull-7]";

    it.each([
      ["fails", "echo https://old.site.workers.dev; exit 1", "https://old.site.workers.dev"],
      ["prints no URL", "echo Uploaded", "Uploaded"],
    ])("fails if the preview upload %s", (_, lines, lastLine) => {
      fakeNpx(lines);
      expect(deploy({ PULL_REQUEST: "7" })).toMatchObject({ status: 1, lastLine });
      expect(calls()).toEqual([UPLOAD]);
    });

    it.each(["netlify", "static"])("stops if the host has no previews: %s", (host) => {
      const { status, error } = deploy({ PULL_REQUEST: "7", DEPLOY_TO: host });
      expect([status, error, calls()]).toEqual([1, expect.stringContaining(`expected a Cloudflare host, found ${host}`), []]);
    });

    it("prints the preview's URL as the last line", () => {
      fakeNpx("echo https://x.example; echo 'Alias: https://pull-7-site.me.workers.dev'; echo Bye");
      expect(deploy({ PULL_REQUEST: "7" })).toMatchObject({ status: 0, lastLine: "address=https://pull-7-site.me.workers.dev" });
      expect(calls()).toEqual([UPLOAD]);
    });
  });
});
