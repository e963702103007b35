/** The user journeys that run in every browser engine. */
import { formJourneys } from "./form";
import type { Journey } from "./journey";
import { menuJourneys } from "./menus";
import { pageJourneys } from "./pages";
import { walks } from "./walk";

/** All journeys, in the order in which each engine runs them. */
export const journeys: readonly Journey[] = [...pageJourneys, ...formJourneys, ...menuJourneys, ...walks];
