import { QUOTE_SERVICES } from "./services";

/** Gives the words for the value of a service in the form. */
export const serviceLabel = (value: string): string =>
  QUOTE_SERVICES.find((service) => service.value === value)?.label ?? "No service chosen";
