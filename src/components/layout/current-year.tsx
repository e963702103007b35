import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** The year on the visitor's own calendar. */
const atVisitor = (): string => String(new Date().getFullYear());

/** The year at the company, so that it does not matter in which time zone the site is built. */
const atBuild = (timeZone: string): string => new Date().toLocaleDateString("en-US", { timeZone, year: "numeric" });

/** What the page says when the app takes it over: the build's year, or what src/page-script/year.ts has put there. */
const onPage = (): string | null | undefined => document.querySelector("[data-year]")?.textContent;

const inHtml = (timeZone: string): string => (typeof document === "undefined" ? atBuild(timeZone) : (onPage() ?? atVisitor()));

/** Writes the current year. React takes over the one it finds: another one would make it draw the whole page anew. */
export const CurrentYear = ({ timeZone }: { readonly timeZone: string }) => (
  <span data-year="">{useSyncExternalStore(never, atVisitor, () => inHtml(timeZone))}</span>
);
