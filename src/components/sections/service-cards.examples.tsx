import { type Example, blackPicture, items } from "../examples/example";
import { ServiceCards } from "./service-cards";

export const serviceCardsExamples: readonly Example[] = [
  { name: "3 cards", element: <ServiceCards heading="3 services" items={items(3)} /> },
  { name: "4 cards", element: <ServiceCards heading="4 services" items={items(4)} /> },
  { name: "5 cards", element: <ServiceCards heading="5 services" items={items(5)} /> },
  { name: "6 cards", element: <ServiceCards heading="6 services" items={items(6)} /> },
  {
    name: "Cards with pictures, one without",
    element: (
      <ServiceCards
        heading="5 services with pictures"
        items={items(5).map((item, index) => ({
          ...item,
          picture: index === 1 ? undefined : blackPicture,
        }))}
      />
    ),
  },
];
