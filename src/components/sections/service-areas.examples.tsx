import { type Examples, areas } from "../examples/example";
import { ServiceAreaMap } from "./service-area-map";
import { ServiceAreas } from "./service-areas";

const streetMap = "-115.45,35.88,-114.75,36.35";
const moreAreas = [...areas, { title: "Mesquite", slug: "mesquite", path: "/locations/mesquite" }];

export const serviceAreasExamples: Examples = {
  "Without the sketch map": <ServiceAreas heading="Where we work" areas={areas} streetMap={streetMap} />,
  "All areas": (
    <ServiceAreas heading="Where we work" areas={areas}>
      <ServiceAreaMap areas={areas} streetMap={streetMap} />
    </ServiceAreas>
  ),
  "An area without a shape on the map": (
    <ServiceAreas heading="Where we work" areas={moreAreas}>
      <ServiceAreaMap areas={moreAreas} streetMap={streetMap} />
    </ServiceAreas>
  ),
};
