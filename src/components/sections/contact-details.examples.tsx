import { type Examples, business, phone } from "../examples/example";
import { ContactDetails } from "./contact-details";

export const contactDetailsExamples: Examples = {
  "Without optional details": (
    <ContactDetails heading="Reach us" company={{ license: undefined }} business={{ ...business, license: undefined }} />
  ),
  "With every detail": (
    <ContactDetails
      heading="Reach us"
      text="Call or write."
      company={{
        license: business.license,
        textPhone: phone,
        leadTime: "In spring two to three weeks.",
        certificateOnRequest: true,
        email: "office@example.com",
      }}
      business={business}
    />
  ),
};
