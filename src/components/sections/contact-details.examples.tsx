import type { Example } from "../examples/example";
import { business } from "../examples/sample-data";
import { ContactDetails } from "./contact-details";

export const contactDetailsExamples: readonly Example[] = [
  { name: "All details", element: <ContactDetails heading="Reach us" text="Call or write." business={business} /> },
];
