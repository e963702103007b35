/** The settings of this site, as wrangler compiles them into the Worker. settings.ts defines their type. */
import type { SiteSettings } from "./settings";

/** Defined by wrangler, from the configuration that the build writes. */
declare const SITE_SETTINGS: SiteSettings;

/** The settings of this site. */
export const site: SiteSettings = SITE_SETTINGS;
