/** Builds links from a price to the quote form. The URL contains the service, but never the visitor's input, because hosts log URLs. */
import { routes } from "../content/shared/routes";

/** What the calculator passes to the quote form. */
export interface Asked {
  /** Value for the form's service field; undefined to leave the field empty. */
  readonly service?: string | undefined;
  /** Text to add to the form's project details. */
  readonly details: string;
}

/** Returns the path of the contact page. If a service is given, adds a query that preselects it in the form. */
export const contactPath = (service?: string, contact: string = routes.contact): string =>
  service ? `${contact}?service=${service}` : contact;
