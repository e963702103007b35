import { group, longText, reference, shortText, toggle } from "./fields";
import { amount } from "./figures";

/** A customer's review. A review that no real customer wrote must have `sample: true` (16 CFR part 465). */
export const testimonialSchema = group("Testimonial", "Review", {
  name: shortText("Name", "As the customer agreed to be named.", 60),
  location: reference("Place", "The customer's place, by the last part of its address. The review shows on that page.", "locations"),
  text: longText("Review", "The customer's own words.", 600),
  rating: amount("Stars", "1 to 5.", { min: 1, max: 5 }),
  home: toggle("On the home page", "Three reviews are shown there."),
  sample: toggle("Sample", "On for a text no real customer wrote. It is marked 'Sample review' and stops a public launch."),
});
