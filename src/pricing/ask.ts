/** Builds links from a price to the quote form. The URL contains the service, but never the visitor's input, because hosts log URLs. */
import { routes } from "../content/shared/routes";

export interface Asked {
  /** Value for the form's service field; undefined to leave the field empty. */
  readonly service?: string | undefined;
  /** Text to add to the form's project details. */
  readonly details: string;
}

const SERVICE_OF_BASIS: Readonly<Record<string, string>> = { driveway: "residential-sealcoating", lot: "commercial-sealcoating" };

/** Returns the value of the form's service field for `driveway` or `lot` prices; undefined for the price kind `both`. */
export const serviceOf = (basis: string): string | undefined => SERVICE_OF_BASIS[basis];

/** Returns the path of the contact page. If a service is given, adds a query that preselects it in the form. */
export const contactPath = (service?: string, contact: string = routes.contact): string =>
  service ? `${contact}?service=${service}` : contact;
