import type { Example } from "../examples/example";
import { Faqs } from "./faqs";

export const faqsExamples: readonly Example[] = [
  {
    name: "Two questions",
    element: (
      <Faqs
        heading="Questions"
        companyPage="/about"
        items={[
          { question: "How long is the lot closed?", answer: "24-48 hours." },
          { question: "What does it cost?", answer: "The estimate says." },
        ]}
      />
    ),
  },
];
