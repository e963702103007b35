import { z } from "zod";
import { lists, type ListName } from "./schema";

const listFile = (name: ListName) => {
  const { label, file, schema } = lists[name];
  const list = z.array<z.ZodType>(schema).meta({ title: label, description: "In the order they are shown." });
  return { label, file, schema: z.strictObject({ [name]: list }) };
};

/** Files with a list, and their schemas. */
export const LIST_FILES = { projects: listFile("projects"), testimonials: listFile("testimonials"), redirects: listFile("redirects") };
