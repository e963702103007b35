/** @jest-environment jsdom */
import { isOwnImage } from "../../../src/blog/own-image";

const SITE = "https://www.example.org";
const BUILT_IN = "/images/street.jpg";

beforeEach(() => {
  const link = Object.assign(document.createElement("link"), { rel: "canonical", href: `${SITE}/blog/street` });
  document.head.replaceChildren(link);
});

it.each([
  ["the path", BUILT_IN, true],
  ["the path with a query", `${BUILT_IN}?w=960`, true],
  ["a full URL on the public site", `${SITE}${BUILT_IN}`, true],
  ["a full URL on the host that serves the page", `${window.location.origin}${BUILT_IN}`, true],
  ["another path on this site", "/images/yard.jpg", false],
  ["the same path on another site", `https://pictures.example.com${BUILT_IN}`, false],
  ["a host that only begins like this site", `${SITE}.example.com${BUILT_IN}`, false],
  ["an invalid URL", "https://", false],
])("a saved image with %s is this site's own: %s is %s", (_, image, expected) => {
  expect(isOwnImage(image, BUILT_IN, document)).toBe(expected);
});
