import { z } from "zod";
import { shortText, longText } from "./fields";

/** The closing band of a page: asks for the estimate and shows the phone. */
export const callToActionSchema = z
  .strictObject({
    heading: shortText({ title: "Heading", description: "What the visitor gets by asking." }, 90),
    text: longText({ title: "Text", description: "One or two sentences." }, 320),
  })
  .meta({ id: "CallToAction", title: "Call to action" });

export type CallToAction = z.infer<typeof callToActionSchema>;
