import { useSyncExternalStore } from "react";
import { TIME_ZONE } from "../../seo/day-start";

const never = () => () => undefined;

/** The year on the visitor's own calendar. */
const atVisitor = (): string => String(new Date().getFullYear());

/** The year at the company, so that it does not matter in which time zone the site is built. */
const atBuild = (): string => new Date().toLocaleDateString("en-US", { timeZone: TIME_ZONE, year: "numeric" });

/** What the page says when the app takes it over: the build's year, or what src/inline-script/year.ts has put there. */
const onPage = (): string | null | undefined => document.querySelector("[data-year]")?.textContent;

const inHtml = (): string => (typeof document === "undefined" ? atBuild() : (onPage() ?? atVisitor()));

/** Writes the current year. React takes over the one it finds: another one would make it draw the whole page anew. */
export const CurrentYear = () => <span data-year="">{useSyncExternalStore(never, atVisitor, inHtml)}</span>;
