/** Link from a price to the quote form. The URL has the service, but never what the visitor entered. */
import { routes } from "../content/shared/routes";

export interface Asked {
  /** Value of the service in the form; undefined if the page is about several. */
  readonly service?: string | undefined;
  /** Text for the form's details. */
  readonly details: string;
}

const SERVICE_OF_BASIS: Readonly<Record<string, string>> = { driveway: "residential-sealcoating", lot: "commercial-sealcoating" };

/** Returns the form's service for driveway or lot prices; undefined for both. */
export const serviceOf = (basis: string): string | undefined => SERVICE_OF_BASIS[basis];

/** Returns the form's address with a preselected service. */
export const contactPath = (service?: string, contact: string = routes.contact): string =>
  service ? `${contact}?service=${service}` : contact;
