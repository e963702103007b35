import { type Example, phone } from "../examples/example";
import { EmailLink, PhoneButton, PhotoButtons } from "./contact-links";

export const contactLinksExamples: readonly Example[] = [
  { name: "A long email address", element: <EmailLink email="estimates@a-long-name.example" /> },
  { name: "Call", element: <PhoneButton phone={phone} /> },
  { name: "Photos by email", element: <PhotoButtons email="hello@example.com" /> },
  { name: "Photos by text message and email", element: <PhotoButtons email="hello@example.com" textPhone={phone} /> },
];
