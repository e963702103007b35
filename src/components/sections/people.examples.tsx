import { type Examples, blackPicture } from "../examples/example";
import { People } from "./people";

export const peopleExamples: Examples = {
  "With and without a picture, and their truck": (
    <People
      people={[
        { name: "Person A", role: "Estimator", text: "Looks at the pavement and writes the price.", picture: blackPicture },
        { name: "Person B", role: "Crew lead", text: null, picture: null },
      ]}
      truck={{ text: "White, with our name on both doors.", picture: null }}
    />
  ),
  "Nobody is named: nothing": <People people={null} truck={null} />,
};
