import type { Example } from "../examples/example";
import { ButtonLink } from "./button-link";

export const buttonLinkExamples: readonly Example[] = [
  { name: "Primary", element: <ButtonLink to="/contact">Get a free estimate</ButtonLink> },
  {
    name: "Outline",
    element: (
      <ButtonLink to="mailto:hello@example.com" variant="outline">
        Write to us
      </ButtonLink>
    ),
  },
];
