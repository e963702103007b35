import type { SiteSettings } from "./settings";

/** Written in by wrangler, from the configuration that the build writes. */
declare const SITE_SETTINGS: SiteSettings;

/** The settings of the site. */
export const site: SiteSettings = SITE_SETTINGS;

/** Address of the owner's page of requests. */
export const REQUESTS_PAGE = "/admin/requests";

/** Path of one request. */
export const requestPath = (id: string): string => `${REQUESTS_PAGE}/${id}`;

/** Address of one request, for a mail and the spreadsheet. */
export const requestAddress = (id: string): string => site.siteUrl + requestPath(id);
