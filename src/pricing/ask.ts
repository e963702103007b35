/** The way from a price to the quote form. The service is in the address; what a visitor worked out here never is, nor is it sent. */
import { routes } from "../content/shared/routes";

export interface Asked {
  /** Value of the service in the form; left open where the page is about several. */
  readonly service?: string | undefined;
  /** What the form's details say. */
  readonly details: string;
}

const SERVICE_OF_BASIS: Readonly<Record<string, string>> = { driveway: "residential-sealcoating", lot: "commercial-sealcoating" };

/** Names the form's service for what is priced as a driveway or as a lot; none for both. */
export const serviceOf = (basis: string): string | undefined => SERVICE_OF_BASIS[basis];

/** Makes the address of the form, with a service chosen. */
export const contactPath = (service?: string, contact: string = routes.contact): string =>
  service ? `${contact}?service=${service}` : contact;
