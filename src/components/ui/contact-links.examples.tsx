import { type Examples, phone } from "../examples/example";
import { EmailLink, PhoneButton, PhotoButtons } from "./contact-links";

export const contactLinksExamples: Examples = {
  "A long email address": <EmailLink email="estimates@a-long-name.example" />,
  Call: <PhoneButton phone={phone} />,
  "Photos by email": <PhotoButtons email="hello@example.com" />,
  "Photos by text message and email": <PhotoButtons email="hello@example.com" textPhone={phone} />,
};
