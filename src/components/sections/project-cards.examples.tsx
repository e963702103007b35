import type { Example } from "../examples/example";
import { blackPicture } from "../examples/sample-data";
import { ProjectCards } from "./project-cards";

export const projectCardsExamples: readonly Example[] = [
  {
    name: "Three projects",
    element: (
      <ProjectCards
        categories={["Residential", "Commercial", "Repair"]}
        projects={["Residential", "Commercial", "Repair"].map((category) => ({
          title: `${category} job`,
          scope: "What was done.",
          category,
          picture: blackPicture,
        }))}
      />
    ),
  },
];
