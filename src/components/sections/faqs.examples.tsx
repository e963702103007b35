import type { Example } from "../../kit/example";
import { Faqs } from "./faqs";

export const faqsExamples: readonly Example[] = [
  {
    name: "Two questions",
    element: (
      <Faqs
        heading="Questions"
        items={[
          { question: "How long is the lot closed?", answer: "24-48 hours." },
          { question: "What does it cost?", answer: "The estimate says." },
        ]}
      />
    ),
  },
];
