/** Tests which pictures are published under the paths that the content uses for them. */
import { mkdirSync, readdirSync } from "node:fs";
import sharp from "sharp";
import { publishPictures } from "../../../src/publish/pictures";
import type { Content } from "../../../src/content/schema";
import { fixture } from "../../fixtures/content";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();

const picture = (name: string) => ({ src: `/images/${name}.png`, alt: "A driveway" });

const content: Content = {
  ...fixture,
  posts: fixture.posts.slice(0, 1).map((post) => ({ ...post, body: "", picture: picture("post") })),
  projects: fixture.projects.slice(0, 1).map((project) => ({ ...project, picture: picture("project") })),
};
/** Spanish content whose post has its own picture. */
const spanish: Content = {
  ...content,
  language: "es",
  posts: content.posts.map((post) => ({ ...post, picture: picture("spanish-post") })),
};

it.each([
  ["only the pictures of posts in all languages on a site without an editor", false, ["post.png", "spanish-post.png"]],
  ["the pictures of every page, but no unused pictures, on a site with an editor", true, ["post.png", "project.png", "spanish-post.png"]],
])("publishes %s", async (_name, hasEditor, published) => {
  mkdirSync(folder.at("content", "images"), { recursive: true });
  for (const name of ["post", "spanish-post", "project", "unused"]) {
    const file = sharp({ create: { width: 8, height: 8, channels: 3, background: "#333" } });
    await file.toFile(folder.at("content", "images", `${name}.png`));
  }
  await publishPictures([content, spanish], folder.at("content"), folder.at("site"), hasEditor);
  expect(readdirSync(folder.at("site", "images")).sort()).toEqual(published);
});
