import type { Examples } from "../examples/example";
import { Testimonials } from "./testimonials";

export const testimonialsExamples: Examples = {
  "A sample review and a real review": (
    <Testimonials
      heading="Reviews"
      items={[
        { name: "Ana", location: { title: "Henderson" }, text: "Clean edges.", rating: 5, sample: true },
        { name: "Ben", location: { title: "Summerlin" }, text: "On time.", rating: 4, sample: false },
      ]}
    />
  ),
  "No reviews: renders nothing": <Testimonials heading="Reviews" items={[]} />,
};
