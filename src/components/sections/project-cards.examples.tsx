import { type Examples, blackPicture, grayPicture } from "../examples/example";
import { ProjectCards } from "./project-cards";

export const projectCardsExamples: Examples = {
  "Three projects": (
    <ProjectCards
      projects={["Residential", "Commercial", "Repair"].map((category) => ({
        title: `${category} job`,
        scope: "What was done.",
        stages: [
          { when: "Day 1", text: "Cleaned and filled." },
          { when: "Year 2", text: "Gray where tires turn." },
        ],
        size: "640 sq ft",
        category,
        picture: blackPicture,
        ...(category === "Repair" && { before: grayPicture }),
      }))}
    />
  ),
};
