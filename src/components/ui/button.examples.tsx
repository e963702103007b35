import type { Example } from "../examples/example";
import { ButtonLink, SubmitButton } from "./button";

export const buttonExamples: readonly Example[] = [
  { name: "Primary", element: <ButtonLink to="/contact">Get my estimate</ButtonLink> },
  {
    name: "Outline",
    element: (
      <ButtonLink to="mailto:hello@example.com" variant="outline">
        Write to us
      </ButtonLink>
    ),
  },
  { name: "Submit", element: <SubmitButton>Send</SubmitButton> },
];
