import { hydrateIsland } from "../client/islands/hydrate";
import { QuoteForm } from "./quote-form";

hydrateIsland("quote-form", QuoteForm);
