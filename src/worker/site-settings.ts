/** The settings of this site, and the addresses of the owner's page. */
import type { SiteSettings } from "./settings";

/** Defined by wrangler, from the configuration that the build writes. */
declare const SITE_SETTINGS: SiteSettings;

/** The settings of this site. */
export const site: SiteSettings = SITE_SETTINGS;

/** Path of the owner's page. */
export const REQUESTS_PAGE = "/admin/requests";

/** Returns the path of a quote request on the owner's page. */
export const requestPath = (id: string): string => `${REQUESTS_PAGE}/${id}`;

/**
 * Returns the full URL of a quote request on the owner's page, for the email and the CSV.
 *
 * @param origin the host that serves the Worker. Content must not decide where the owner signs in, so this is not the content's `siteUrl`.
 */
export const requestAddress = (origin: string, id: string): string => origin + requestPath(id);
