import { buildTime } from "../../content/shared/calendar";

/** Writes the current year at the company, so that it does not matter in which time zone the site is built; src/client/year.ts keeps it current. */
export const CurrentYear = ({ timeZone }: { readonly timeZone: string }) => (
  <span data-year="">{buildTime().toLocaleDateString("en-US", { timeZone, year: "numeric" })}</span>
);
