/** What visitors do in every engine. */
import { blogJourneys } from "./blog";
import { formJourneys } from "./form";
import type { Journey } from "./journey";
import { menuJourneys } from "./menus";
import { pageJourneys } from "./pages";
import { walks } from "./walk";

/** Every journey, in the order in which each engine takes them. */
export const journeys: readonly Journey[] = [...pageJourneys, ...formJourneys, ...blogJourneys, ...menuJourneys, ...walks];
