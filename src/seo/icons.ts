/** The site's icons in `static/`: where they are and how the head links them. */
import { siteFiles } from "../content/shared/routes";

/** Addresses of the icons and the manifest. */
export const icons = {
  ico: siteFiles.favicon,
  svg: siteFiles.drawnIcon,
  apple: siteFiles.appleIcon,
  manifest: siteFiles.manifest,
} as const;

/** The manifest's icons. `maskable` icons fill the square, so that a system can crop them to any shape. */
export const manifestIcons = [
  { src: siteFiles.icon192, size: 192, purpose: "any" },
  { src: siteFiles.icon512, size: 512, purpose: "any" },
  { src: siteFiles.maskable192, size: 192, purpose: "maskable" },
  { src: siteFiles.maskable512, size: 512, purpose: "maskable" },
] as const;

/** Links to the icons. `sizes` on the .ico keeps Chromium from preferring it to the SVG. */
export const ICON_LINKS = [
  { rel: "icon", href: icons.ico, sizes: "32x32" },
  { rel: "icon", href: icons.svg, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: icons.apple },
  { rel: "manifest", href: icons.manifest },
] as const;
