import { type Examples, areas } from "../examples/example";
import { ServiceAreas } from "./service-areas";

const streetMap = "-115.45,35.88,-114.75,36.35";
const place = (title: string) => ({ title, slug: title.toLowerCase(), path: `/locations/${title.toLowerCase()}` });
const start = { heading: "Where we work", streetMap };

export const serviceAreasExamples: Examples = {
  "Without the sketch map": <ServiceAreas {...start} areas={areas} />,
  "All areas": <ServiceAreas {...start} areas={areas} hasSketchMap />,
  "An area without a shape on the map": <ServiceAreas {...start} areas={[...areas, place("Mesquite")]} hasSketchMap />,
  "Too few areas with a shape for a map": <ServiceAreas {...start} areas={[...areas.slice(0, 2), place("Mesquite")]} hasSketchMap />,
};
