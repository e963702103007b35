import { type Examples, areas, blackPicture } from "../examples/example";
import { LocationCards } from "./location-cards";

export const locationCardsExamples: Examples = {
  "Six locations": (
    <LocationCards locations={areas.slice(0, 6).map((area) => ({ ...area, summary: "One sentence.", hero: { picture: blackPicture } }))} />
  ),
};
