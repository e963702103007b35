import type { z } from "zod";
import { CALL_DESIGNS } from "../shared/words";
import { choice, group, longText, shortText } from "./fields";

/** The closing band of a page: asks for the estimate and shows the phone. */
export const callToActionSchema = group("CallToAction", "Call to action", {
  heading: shortText({ title: "Heading", description: "What the visitor gets by asking." }, 90),
  text: longText({ title: "Text", description: "One or two sentences." }, 320),
  design: choice(
    "Design",
    "Stall is yellow, for homeowners. Lot is black, for stores and managers. Sheet is paper, for boards and readers.",
    CALL_DESIGNS,
  ).default("lot"),
});

export type CallToAction = z.infer<typeof callToActionSchema>;
