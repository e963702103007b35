import { type Example, blackPicture } from "../examples/example";
import { People } from "./people";

export const peopleExamples: readonly Example[] = [
  {
    name: "With and without a picture, and their truck",
    element: (
      <People
        people={[
          { name: "Person A", role: "Estimator", text: "Looks at the pavement and writes the price.", picture: blackPicture },
          { name: "Person B", role: "Crew lead" },
        ]}
        truck={{ text: "White, with our name on both doors." }}
      />
    ),
  },
  { name: "Nobody is named: nothing", element: <People people={[]} /> },
];
