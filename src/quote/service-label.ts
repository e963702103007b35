import { QUOTE_SERVICES, type ServiceLabels } from "./services";

/** Gives the words for the value of a service in the form, for the owner who reads the request. */
export const serviceLabel = (value: string, labels: ServiceLabels): string => {
  const service = QUOTE_SERVICES.find((known) => known.value === value);
  return service ? labels[service.word] : "No service chosen";
};
