import { type Example, business, footerNavigation } from "../examples/example";
import { Footer } from "./footer";

export const footerExamples: readonly Example[] = [
  { name: "One profile linked", element: <Footer business={business} navigation={footerNavigation} /> },
];
