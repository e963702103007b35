import { type Examples, business, footerNavigation } from "../examples/example";
import { Footer } from "./footer";

export const footerExamples: Examples = {
  "One profile linked": <Footer business={business} navigation={footerNavigation} />,
};
