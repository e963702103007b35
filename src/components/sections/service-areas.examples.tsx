import type { Example } from "../examples/example";
import { areas } from "../examples/sample-data";
import { ServiceAreas } from "./service-areas";

export const serviceAreasExamples: readonly Example[] = [
  { name: "All areas", element: <ServiceAreas heading="Where we work" areas={areas} /> },
  {
    name: "An area the map does not know",
    element: (
      <ServiceAreas heading="Where we work" areas={[...areas, { title: "Mesquite", slug: "mesquite", path: "/locations/mesquite" }]} />
    ),
  },
];
