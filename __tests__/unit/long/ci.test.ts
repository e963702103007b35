/** Scripts in scripts/ci, with real git, and fakes of npx and other programs. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const TSX = path.resolve("node_modules/tsx/dist/cli.mjs");

/** Adds a program to PATH that logs its arguments and then runs these lines of shell. */
const fake = (program: string, lines = ""): void => {
  folder.write(
    `bin/${program}`,
    `#!/bin/sh\nprintf '%s' "$(basename "$0")" >> "$CALLS"\nprintf ' [%s]' "$@" >> "$CALLS"\necho >> "$CALLS"\n${lines}\n`,
  );
  chmodSync(folder.at("bin", program), 0o755);
};
const calls = (): readonly string[] => (existsSync(folder.at("calls")) ? folder.read("calls").trim().split("\n") : []);

const run = (script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}, cwd = folder.at()) => {
  const result = spawnSync(process.execPath, [TSX, path.resolve(`scripts/ci/${script}.mts`), ...args], {
    cwd,
    encoding: "utf8",
    env: { PATH: `${folder.at("bin")}:${process.env.PATH ?? ""}`, CALLS: folder.at("calls"), HOME: folder.at(), ...env },
  });
  return { status: result.status, lastLine: result.stdout.trim().split("\n").at(-1), error: result.stderr };
};

describe("the extent of a change", () => {
  const git = (...args: readonly string[]): string => {
    const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
    const { status, stdout, stderr } = spawnSync("git", ["-C", folder.at("clone"), ...identity, ...args], { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  let last: string;
  const extentSince = (commit: string) => run("extent", [commit], {}, folder.at("clone"));

  beforeEach(() => {
    mkdirSync(folder.at("bin"));
    spawnSync("git", ["init", "--bare", "--quiet", folder.at("remote.git")]);
    spawnSync("git", ["clone", "--quiet", folder.at("remote.git"), folder.at("clone")]);
    folder.write("clone/src/x.ts", "export const x = 1;\n".repeat(20));
    folder.write("clone/content/a.md", "A\n");
    git("add", "--all");
    git("commit", "--quiet", "--message", "Start");
    git("push", "--quiet", "origin", "HEAD");
    last = git("rev-parse", "HEAD");
  });

  it.each<[string, string, () => void]>([
    ["a changed page", "content", () => folder.write("clone/content/a.md", "B\n")],
    ["a new page with an umlaut and a space", "content", () => folder.write("clone/content/é b.md", "B\n")],
    ["a changed script", "code", () => folder.write("clone/src/x.ts", "")],
    ["a page and a script", "code", () => ["content/a.md", "src/y.ts"].forEach((file) => folder.write(`clone/${file}`, "B\n"))],
    ["a folder whose name starts with content", "code", () => folder.write("clone/content-old/a.md", "B\n")],
    ["a script moved into the content", "code", () => git("mv", "src/x.ts", "content/x.md")],
  ])("%s is %s", (_, extent, change) => {
    change();
    git("add", "--all");
    git("commit", "--quiet", "--message", "Change");
    expect(extentSince(last)).toMatchObject({ status: 0, lastLine: `extent=${extent}` });
  });

  it("is code if an untested script changed before the last page", () => {
    for (const file of ["src/x.ts", "content/a.md"]) {
      folder.write(`clone/${file}`, "changed\n");
      git("commit", "--quiet", "--all", "--message", file);
    }
    expect(extentSince(last).lastLine).toBe("extent=code");
  });

  it.each(["", "0123456789012345678901234567890123456789"])("is code since the unknown commit %j", (commit) => {
    expect(extentSince(commit)).toMatchObject({ status: 0, lastLine: "extent=code" });
  });
});

describe("a deployment", () => {
  const CONFIG = `// Written by the build.\n${JSON.stringify({ name: "site", env: { requests: { d1_databases: [{ database_name: "requests" }] } } })}`;
  const deploy = (host: string, env: Readonly<Record<string, string>> = {}) =>
    run("deploy", [], { DEPLOY_TO: host, GITHUB_SHA: "abc", ...env });

  beforeEach(() => ["npx", "curl", "rsync"].forEach((program) => fake(program)));

  it("migrates the database first on Workers, and uses the name from wrangler.jsonc", () => {
    folder.write("wrangler.jsonc", CONFIG);
    expect(deploy("cloudflare").status).toBe(0);
    expect(calls()).toEqual([
      "npx [wrangler] [d1] [migrations] [apply] [requests] [--env] [requests] [--remote]",
      "npx [wrangler] [deploy] [--env] [requests] [--name] [site] [--message] [abc]",
    ]);
  });

  it("stops if CLOUDFLARE_PROJECT and the settings name different Workers", () => {
    folder.write("wrangler.jsonc", CONFIG);
    const { status, error } = deploy("cloudflare", { CLOUDFLARE_PROJECT: "other" });
    expect([status, error, calls()]).toEqual([1, expect.stringContaining("CLOUDFLARE_PROJECT: expected site"), []]);
  });

  it("stops after a failed migration", () => {
    folder.write("wrangler.jsonc", CONFIG);
    fake("npx", "echo 'no rights' >&2; exit 1");
    expect(deploy("cloudflare").status).toBe(1);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ["that fails", "echo https://old.site.workers.dev; exit 1", 1, "https://old.site.workers.dev"],
    ["without an address", "echo Uploaded", 1, "Uploaded"],
    [
      "with an address among other lines",
      "echo https://x.example; echo 'Alias: https://pull-7-site.me.workers.dev'; echo Bye",
      0,
      "address=https://pull-7-site.me.workers.dev",
    ],
  ])("returns the status and the last line of a preview upload %s", (_, lines, status, lastLine) => {
    folder.write("wrangler.jsonc", CONFIG);
    fake("npx", lines);
    expect(deploy("cloudflare", { PULL_REQUEST: "7" })).toMatchObject({ status, lastLine });
    expect(calls()).toEqual(["npx [wrangler] [versions] [upload] [--env] [] [--name] [site] [--preview-alias] [pull-7]"]);
  });
});
