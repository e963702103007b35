import type { Examples } from "../examples/example";
import { Faqs } from "./faqs";

export const faqsExamples: Examples = {
  "Two questions": (
    <Faqs
      heading="Questions"
      companyPage="/about"
      items={[
        { question: "How long is the lot closed?", answer: "24-48 hours." },
        { question: "What does it cost?", answer: "The price is in the estimate." },
      ]}
    />
  ),
};
