import { type Example, areas, blackPicture } from "../examples/example";
import { LocationCards } from "./location-cards";

export const locationCardsExamples: readonly Example[] = [
  {
    name: "Six places",
    element: (
      <LocationCards
        locations={areas.slice(0, 6).map((area) => ({ ...area, summary: "One sentence.", hero: { picture: blackPicture } }))}
      />
    ),
  },
];
