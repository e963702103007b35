import type { TestimonialProps } from "./testimonials";

/** Converts a review from the content into props of the reviews section. */
export const toReview = ({ location, ...review }: Queries.ReviewFragment): TestimonialProps => ({ ...review, place: location.title });
