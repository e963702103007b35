import type { Example } from "../../kit/example";
import { business } from "../../kit/sample-data";
import { ContactDetails } from "./contact-details";

export const contactDetailsExamples: readonly Example[] = [
  { name: "All details", element: <ContactDetails heading="Reach us" text="Call or write." business={business} /> },
];
