/** Fields that hold figures. */
import { z } from "zod";
import { propertyOf } from "../shared/required";

/** What a figure may be. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  /** Smallest step between two values: 1 for whole numbers, 0.01 for cents. */
  readonly step?: number;
}

/** Makes a field for one figure. */
export const amount = (title: string, description: string, { min, max, step = 1 }: Limits) =>
  (step === 1 ? z.int() : z.number().multipleOf(step, `a number in steps of ${step}`))
    .min(min)
    .max(max)
    .meta({ title, description, widget: "number" });

/** Refuses a range that is upside down. */
export const isInOrder = ({ low, high }: { readonly low: number; readonly high: number }): boolean => low <= high;
/** How a range that is upside down is reported: at its higher figure, with the lower one. */
export const OUT_OF_ORDER = {
  error: ({ input }: { readonly input?: unknown }) => `at least the lower figure, ${String(propertyOf(input, "low"))}`,
  path: ["high"],
};

/** Makes a field for two figures, the lower one first. */
export const range = (id: string, title: string, description: string, limits: Limits) =>
  z
    .strictObject({
      low: amount("From", `The lower figure, at least ${limits.min}.`, limits),
      high: amount("To", `The higher figure, at most ${limits.max}.`, limits),
    })
    .refine(isInOrder, OUT_OF_ORDER)
    .meta({ id, title, description });

/** Two figures, the lower one first. */
export type Range = z.infer<ReturnType<typeof range>>;
