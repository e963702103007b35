/** Without its settings the site holds nothing of the functions. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ownFormPlugins } from "../../../src/requests/publish/own-form";
import { wranglerConfig, writeWranglerConfig } from "../../../src/requests/publish/wrangler-config";
import { withSettings } from "../../../src/requests/privacy";
import { siteSettings } from "../../../src/requests/settings";
import { businessWith, DESK, shipped, SIGN_IN } from "./settings";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "requests-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const off = businessWith({ delivery: {}, signIn: undefined });

it("writes no Worker, names no binding, changes no form and no text", () => {
  expect(siteSettings(off, shipped.words)).toBeUndefined();
  expect(wranglerConfig(off)).toBeUndefined();
  expect(ownFormPlugins(path.resolve("content"))).toEqual([]);
  const content = { ...shipped, business: off };
  expect(withSettings(content)).toBe(content);
});

it("has no file in functions/ in which Cloudflare Pages would find a route", () => {
  const sources = readdirSync("functions").map((file) => readFileSync(path.join("functions", file), "utf8"));
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) expect(source).not.toMatch(/\bonRequest/);
});

describe("the configuration of Cloudflare's tool", () => {
  const file = () => path.join(folder, "wrangler.jsonc");

  it("names the bindings that are set, and goes when they do", () => {
    writeWranglerConfig(businessWith({ delivery: { requests: DESK }, signIn: SIGN_IN }), file());
    const text = readFileSync(file(), "utf8");
    expect(JSON.parse(text.slice(text.indexOf("{")))).toMatchObject({
      name: DESK.project,
      pages_build_output_dir: "dist",
      d1_databases: [{ binding: "DB", database_id: DESK.databaseId }],
      r2_buckets: [{ binding: "PHOTOS", bucket_name: DESK.bucket }],
    });
    writeWranglerConfig(off, file());
    expect(existsSync(file())).toBe(false);
  });

  it("names no bucket without photos, and no database for the sign-in alone", () => {
    expect(wranglerConfig(businessWith({ delivery: { requests: { ...DESK, bucket: undefined } } }))).not.toHaveProperty("r2_buckets");
    expect(wranglerConfig(businessWith({ delivery: {}, signIn: SIGN_IN }))).not.toHaveProperty("d1_databases");
  });

  it("is left alone where somebody wrote one", () => {
    writeFileSync(file(), "{}");
    writeWranglerConfig(off, file());
    writeWranglerConfig(businessWith({ delivery: { requests: DESK } }), file());
    expect(readFileSync(file(), "utf8")).toBe("{}");
  });
});
