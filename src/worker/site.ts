import type { SiteSettings } from "./settings";

/** Defined by wrangler, from the configuration that the build writes. */
declare const SITE_SETTINGS: SiteSettings;

/** The settings of this site. */
export const site: SiteSettings = SITE_SETTINGS;

/** Path of the owner's page. */
export const REQUESTS_PAGE = "/admin/requests";

/** Path of one request. */
export const requestPath = (id: string): string => `${REQUESTS_PAGE}/${id}`;

/** Full address of one request, for the mail and the CSV. */
export const requestAddress = (id: string): string => site.siteUrl + requestPath(id);
