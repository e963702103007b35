import type { Example } from "../examples/example";
import { Testimonials } from "./testimonials";

export const testimonialsExamples: readonly Example[] = [
  {
    name: "A sample and a real one",
    element: (
      <Testimonials
        heading="Reviews"
        items={[
          { name: "Ana", place: "Henderson", text: "Clean edges.", rating: 5, sample: true },
          { name: "Ben", place: "Summerlin", text: "On time.", rating: 4, sample: false },
        ]}
      />
    ),
  },
  { name: "No reviews: nothing", element: <Testimonials heading="Reviews" items={[]} /> },
];
