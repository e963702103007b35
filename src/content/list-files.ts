import { z } from "zod";
import { lists, type ListName } from "./schema";

const listFile = (name: ListName) => {
  const { label, schema } = lists[name];
  return z.strictObject({ [name]: z.array<z.ZodType>(schema).meta({ title: label, description: "In the order they are shown." }) });
};

/** Schemas of the files that hold a list each. */
export const LIST_FILES = { projects: listFile("projects"), testimonials: listFile("testimonials"), redirects: listFile("redirects") };
