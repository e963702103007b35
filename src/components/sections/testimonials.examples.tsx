import type { Examples } from "../examples/example";
import { Testimonials } from "./testimonials";

export const testimonialsExamples: Examples = {
  "A sample review, a real review, and a Spanish review": (
    <Testimonials
      heading="Reviews"
      items={[
        { name: "Ana", location: { title: "Henderson" }, text: "Clean edges.", language: null, rating: 5, sample: true },
        { name: "Ben", location: { title: "Summerlin" }, text: "On time.", language: null, rating: 4, sample: false },
        { name: "Ben", location: { title: "Summerlin" }, text: "Muy puntuales.", language: "es", rating: 5, sample: false },
      ]}
    />
  ),
  "No reviews: renders nothing": <Testimonials heading="Reviews" items={[]} />,
};
