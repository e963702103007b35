import type { Example } from "../../kit/example";
import { areas, blackPicture } from "../../kit/sample-data";
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
