import { z } from "zod";
import { CALL_DESIGNS } from "../shared/words";
import { shortText, longText } from "./fields";

/** The closing band of a page: asks for the estimate and shows the phone. */
export const callToActionSchema = z
  .strictObject({
    heading: shortText({ title: "Heading", description: "What the visitor gets by asking." }, 90),
    text: longText({ title: "Text", description: "One or two sentences." }, 320),
    design: z.enum(CALL_DESIGNS).default("lot").meta({
      title: "Design",
      description: "Stall is yellow, for homeowners. Lot is black, for stores and managers. Sheet is paper, for boards and readers.",
      widget: "select",
    }),
  })
  .meta({ id: "CallToAction", title: "Call to action" });

export type CallToAction = z.infer<typeof callToActionSchema>;
