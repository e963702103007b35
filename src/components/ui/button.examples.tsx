import type { Examples } from "../examples/example";
import { ButtonLink, SubmitButton } from "./button";

export const buttonExamples: Examples = {
  Primary: <ButtonLink to="/contact">Get my estimate</ButtonLink>,
  Outline: (
    <ButtonLink to="mailto:hello@example.com" variant="outline">
      Write to us
    </ButtonLink>
  ),
  Submit: <SubmitButton>Send</SubmitButton>,
};
