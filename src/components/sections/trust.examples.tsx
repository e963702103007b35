import { type Examples, phone } from "../examples/example";
import { Trust } from "./trust";

export const trustExamples: Examples = {
  "All facts": (
    <Trust
      company={{
        license: "0000000",
        minimum: 450,
        since: 1998,
        licenseClass: "C-8",
        licenseLimit: 245_000,
        crew: "Two crews of three.",
        answers: {
          sealer: "Asphalt emulsion.",
          mix: "Three pounds of sand a gallon.",
          coverage: "Two coats.",
          sealant: "Hot rubber.",
          water: "As the maker says.",
          crew: "Our own employees.",
        },
        languages: "English and Spanish.",
        papers: [{ name: "W-9", url: "https://www.example.com/w-9.pdf" }],
        insurance: "General liability.",
        insurer: "Mutual of Example.",
        references: "Three on request.",
        workersCompensation: "The crew is covered.",
        certificateOnRequest: true,
        warranty: { covers: ["Peeling"], excludes: ["Oil"], claim: "Call us.", years: 2 },
        payment: "By check or card.",
        deposit: "None.",
        textPhone: phone,
        booking: "https://www.example.com/visit",
        reviews: [{ name: "Google", url: "https://www.example.com/reviews" }],
        leadTime: "In spring two to three weeks.",
        email: "office@example.com",
      }}
    />
  ),
  "One fact": <Trust company={{ license: "0000000", since: 1998 }} />,
  "Only a license number: renders nothing": <Trust company={{ license: "0000000" }} />,
};
