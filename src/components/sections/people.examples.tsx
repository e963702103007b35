import { type Examples, blackPicture } from "../examples/example";
import { People } from "./people";

export const peopleExamples: Examples = {
  "A person with a picture, a person without a picture, and a truck": (
    <People
      people={[
        { name: "Person A", role: "Estimator", text: "Looks at the pavement and writes the price.", picture: blackPicture },
        { name: "Person B", role: "Crew lead", text: null, picture: null },
      ]}
      truck={{ text: "White, with our name on both doors.", picture: null }}
    />
  ),
  "No people or truck: renders nothing": <People people={null} truck={null} />,
};
