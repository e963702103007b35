import { type Examples, blackPicture, items } from "../examples/example";
import { ServiceCards } from "./service-cards";

export const serviceCardsExamples: Examples = {
  "3 cards": <ServiceCards heading="3 services" items={items(3)} />,
  "4 cards": <ServiceCards heading="4 services" items={items(4)} />,
  "5 cards": <ServiceCards heading="5 services" items={items(5)} />,
  "6 cards": <ServiceCards heading="6 services" items={items(6)} />,
  "Cards with pictures, one card without": (
    <ServiceCards
      heading="5 services with pictures"
      items={items(5).map((item, index) => ({
        ...item,
        picture: index === 1 ? undefined : blackPicture,
      }))}
    />
  ),
};
