/** Builders for number fields. */
import { z } from "zod";
import { group } from "./fields";
import { propertyOf } from "../shared/required";

/** Limits of a number. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  /** Smallest step between two values: 1 for whole numbers, 0.01 for cents. */
  readonly step?: number;
}

/** Builds a field for a number. */
export const amount = (title: string, description: string, { min, max, step = 1 }: Limits) =>
  (step === 1 ? z.int() : z.number().multipleOf(step, `a multiple of ${step}`))
    .min(min)
    .max(max)
    .meta({ title, description, widget: "number" });

/** Checks that the lower figure of a range is not above the higher figure. */
export const isInOrder = ({ low, high }: { readonly low: number; readonly high: number }): boolean => low <= high;
/** Error for a range whose lower figure is above its higher figure. It is reported at the higher figure. */
export const OUT_OF_ORDER = {
  error: ({ input }: { readonly input?: unknown }) => `at least the lower figure, ${String(propertyOf(input, "low"))}`,
  path: ["high"],
  // Skips rules that compute with both figures, such as the rule for the setup fee.
  abort: true,
};

/** Builds a group of two numbers: the lower and the higher figure of a range. */
export const range = (title: string, description: string, limits: Limits) =>
  group(title, {
    low: amount("From", `The lower figure, at least ${limits.min}.`, limits),
    high: amount("To", `The higher figure, at most ${limits.max}.`, limits),
  })
    .meta({ description })
    .refine(isInOrder, OUT_OF_ORDER);

/** The lower and the higher figure of a range. */
export type Range = z.infer<ReturnType<typeof range>>;
