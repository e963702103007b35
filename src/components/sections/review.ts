import type { TestimonialProps } from "./testimonials";

/** Turns a review of the content into what the reviews section shows. */
export const toReview = ({ location, ...review }: Queries.ReviewFragment): TestimonialProps => ({ ...review, place: location.title });
