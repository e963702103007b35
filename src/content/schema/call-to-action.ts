import { z } from "zod";
import { line, paragraph } from "./fields";

/** The closing band of a page: asks for the estimate and shows the phone. */
export const callToActionSchema = z
  .strictObject({
    heading: line({ title: "Heading", description: "What the visitor gets by asking." }, 90),
    text: paragraph({ title: "Text", description: "One or two sentences." }, 320),
  })
  .meta({ id: "CallToAction", title: "Call to action" });

export type CallToAction = z.infer<typeof callToActionSchema>;
