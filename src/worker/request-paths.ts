/** Addresses of the owner's page, which lists the quote requests. */
import { siteFiles } from "../content/shared/routes";

/** Path of the owner's page. */
export const REQUESTS_PAGE = `${siteFiles.admin}/requests`;

/** Returns the path of a quote request on the owner's page. */
export const requestPath = (id: string): string => `${REQUESTS_PAGE}/${id}`;

/**
 * Returns the full URL of a quote request on the owner's page, for the email and the CSV.
 *
 * @param origin the host that serves the Worker. Content must not decide where the owner signs in, so this is not the content's `siteUrl`.
 */
export const requestAddress = (origin: string, id: string): string => origin + requestPath(id);
