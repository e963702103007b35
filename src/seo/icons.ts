/** The site's icons in `static/`: their sizes, and their links in the head. */
import { siteFiles } from "../content/shared/routes";

/** The manifest's icons. `maskable` icons fill the square, so that a system can crop them to any shape. */
export const manifestIcons = [
  { src: siteFiles.icon192, size: 192, purpose: "any" },
  { src: siteFiles.icon512, size: 512, purpose: "any" },
  { src: siteFiles.maskable192, size: 192, purpose: "maskable" },
  { src: siteFiles.maskable512, size: 512, purpose: "maskable" },
] as const;

/** Links to the icons. Without `sizes`, Chromium would prefer the .ico to the SVG. */
export const ICON_LINKS = [
  { rel: "icon", href: siteFiles.favicon, sizes: "32x32" },
  { rel: "icon", href: siteFiles.svgIcon, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: siteFiles.appleIcon },
  { rel: "manifest", href: siteFiles.manifest },
] as const;
