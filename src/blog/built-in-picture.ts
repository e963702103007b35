import { attempt } from "../client/attempt";

/**
 * Checks whether a saved image is the picture of the built-in post, by path or by full URL. The page then keeps the built
 * picture, which has more sizes.
 *
 * @param image URL of the saved post's image
 * @param builtIn path of the built-in post's picture
 * @param document the page. Its address and its canonical link name the site's origins.
 */
export const isBuiltInPicture = (image: string, builtIn: string, document: Document): boolean => {
  const at = attempt(() => new URL(image, document.baseURI));
  const home = new URL(document.baseURI).origin;
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? home;
  return at?.pathname === builtIn && [home, new URL(canonical).origin].includes(at.origin);
};
