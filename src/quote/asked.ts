import type { FieldTexts } from "./field-names";

/** Reads what the page before left with the history entry (src/prices/ask.ts). */
const detailsIn = (state: unknown): string => {
  const details: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "details") : undefined;
  return typeof details === "string" ? details : "";
};

/** Tells what a visitor was asking about who comes to the form: the service that the address names, and the details. */
export const askedFor = ({ location, history }: Pick<Window, "location" | "history">): FieldTexts => ({
  service: new URLSearchParams(location.search).get("service") ?? "",
  message: detailsIn(history.state),
});
