import type { Examples } from "../examples/example";
import { WarrantyTerms } from "./warranty-terms";

export const warrantyTermsExamples: Examples = {
  "Two points per list": (
    <WarrantyTerms
      years={2}
      covers={["A coat that peels.", "Lines that lift."]}
      excludes={["Cracks that open again.", "Oil and fuel."]}
      claim="Send a picture. We look at it within 10 days."
    />
  ),
};
