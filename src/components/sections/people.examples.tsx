import type { Example } from "../examples/example";
import { blackPicture } from "../examples/sample-data";
import { People } from "./people";

export const peopleExamples: readonly Example[] = [
  {
    name: "With and without a picture",
    element: (
      <People
        people={[
          { name: "Person A", role: "Estimator", text: "Looks at the pavement and writes the price.", picture: blackPicture },
          { name: "Person B", role: "Crew lead" },
        ]}
      />
    ),
  },
  { name: "Nobody is named: nothing", element: <People people={[]} /> },
];
