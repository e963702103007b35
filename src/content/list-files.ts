import { z } from "zod";
import { lists, type ListName } from "./schema";

const listFile = (name: ListName) => {
  const { label, file, schema } = lists[name];
  const list = z.array<z.ZodType>(schema).meta({ title: label, description: "In the order they are shown." });
  return { label, file, schema: z.strictObject({ [name]: list }) };
};

/** The files that hold a list each, with their schemas. */
export const LIST_FILES = { projects: listFile("projects"), testimonials: listFile("testimonials"), redirects: listFile("redirects") };
