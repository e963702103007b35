import { buildTime } from "../../content/shared/calendar";

/** Renders the current year in the company's time zone, wherever the site is built; src/client/year.ts keeps it current. */
export const CurrentYear = ({ timeZone }: { readonly timeZone: string }) => (
  <span data-year="">{buildTime().toLocaleDateString("en-US", { timeZone, year: "numeric" })}</span>
);
