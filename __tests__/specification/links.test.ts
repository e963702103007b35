import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadContent } from "../../src/content/load";
import { contentFiles, CONTENT_ROOT, shipped } from "./rules/shipped";

const LINK = /\]\(([^)]*)\)/g;
const bodies = [
  ...shipped.services.map(({ slug, body }) => [`services/${slug}.md`, body] as const),
  ...shipped.locations.map(({ slug, body }) => [`locations/${slug}.md`, body] as const),
  ...shipped.posts.map(({ slug, body }) => [`posts/${slug}.md`, body] as const),
];

const strayLinks = (body: string): readonly string[] =>
  [...body.matchAll(LINK)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:\/[^\s/]\S*|https:\/\/\S+)$/.test(target) || target.endsWith("/"));

test.each(bodies)("%s links by site paths without a slash at the end, which the loader checks", (_file, body) => {
  expect(strayLinks(body)).toEqual([]);
});

test.each(["[a](services/sealcoating)", "[a](/services/sealcoating/)", "[a](http://example.com)", "[a]()", "[a](#part)"])(
  "the guard finds a link the loader cannot check: %s",
  (body) => {
    expect(strayLinks(body)).toHaveLength(1);
  },
);

describe("loading content with a broken link", () => {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  beforeAll(() => {
    for (const file of contentFiles()) cpSync(path.join(CONTENT_ROOT, file), path.join(root, file), { recursive: true });
    for (const folder of ["images", "diagrams"]) symlinkSync(path.join(CONTENT_ROOT, folder), path.join(root, folder));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ["services/sealcoating.md", "](/services/asphalt-overlay)", "](/services/overlays)"],
    ["locations/paradise.md", "](/locations/enterprise)", "](/locations/enterprize)"],
    ["posts/sealcoating-for-hoas.md", "](/contact)", "](/contacts)"],
    ["pages/thank-you.yml", "to: /blog", "to: /news"],
  ])("%s: %s made %s stops the load", (file, right, wrong) => {
    const text = readFileSync(path.join(CONTENT_ROOT, file), "utf8");
    expect(text).toContain(right);
    writeFileSync(path.join(root, file), text.replace(right, wrong));
    const load = () => loadContent(root, { drafts: true });
    expect(load).toThrow(`content/${file}`);
    writeFileSync(path.join(root, file), text);
    expect(load).not.toThrow();
  });
});
