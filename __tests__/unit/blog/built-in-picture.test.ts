/** @jest-environment jsdom */
import { isBuiltInPicture } from "../../../src/blog/built-in-picture";

const SITE = "https://www.example.org";
const BUILT_IN = "/images/street.jpg";

beforeEach(() => {
  const link = Object.assign(document.createElement("link"), { rel: "canonical", href: `${SITE}/blog/street` });
  document.head.replaceChildren(link);
});

it.each([
  ["the path", BUILT_IN],
  ["the path with a query", `${BUILT_IN}?w=960`],
  ["a full URL on the public site", `${SITE}${BUILT_IN}`],
  ["a full URL on the host that serves the page", `${window.location.origin}${BUILT_IN}`],
])("recognizes the built-in post's picture by %s: %s", (_, image) => {
  expect(isBuiltInPicture(image, BUILT_IN, document)).toBe(true);
});

it.each([
  ["another path on this site", "/images/yard.jpg"],
  ["the same path on another site", `https://pictures.example.com${BUILT_IN}`],
  ["a host that only begins like this site", `${SITE}.example.com${BUILT_IN}`],
  ["an invalid URL", "https://"],
])("does not take %s for the built-in post's picture: %s", (_, image) => {
  expect(isBuiltInPicture(image, BUILT_IN, document)).toBe(false);
});
