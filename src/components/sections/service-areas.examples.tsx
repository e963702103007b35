import { type Example, areas } from "../examples/example";
import { ServiceAreaMap } from "./service-area-map";
import { ServiceAreas } from "./service-areas";

const streetMap = "-115.45,35.88,-114.75,36.35";
const moreAreas = [...areas, { title: "Mesquite", slug: "mesquite", path: "/locations/mesquite" }];

export const serviceAreasExamples: readonly Example[] = [
  { name: "Without a drawing", element: <ServiceAreas heading="Where we work" areas={areas} streetMap={streetMap} /> },
  {
    name: "All areas",
    element: (
      <ServiceAreas heading="Where we work" areas={areas}>
        <ServiceAreaMap areas={areas} streetMap={streetMap} />
      </ServiceAreas>
    ),
  },
  {
    name: "An area the map does not know",
    element: (
      <ServiceAreas heading="Where we work" areas={moreAreas}>
        <ServiceAreaMap areas={moreAreas} streetMap={streetMap} />
      </ServiceAreas>
    ),
  },
];
