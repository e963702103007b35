import type { Example } from "../examples/example";
import { business, footerNavigation } from "../examples/sample-data";
import { Footer } from "./footer";

export const footerExamples: readonly Example[] = [
  { name: "One profile linked", element: <Footer business={business} navigation={footerNavigation} /> },
];
