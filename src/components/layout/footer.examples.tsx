import type { Example } from "../../kit/example";
import { business, footerNavigation } from "../../kit/sample-data";
import { Footer } from "./footer";

export const footerExamples: readonly Example[] = [
  { name: "One profile linked", element: <Footer business={business} navigation={footerNavigation} /> },
];
