import type { RefObject } from "react";
import { useField, type Field } from "../use-fields";
import { readSpaces } from "./read-spaces";

const asksForSpaces = ({ inputMode }: Field): boolean => inputMode === "numeric";

/** Gives the number of spaces that is written into the sheet around a part, or what is wrong with it. */
export const useSpaces = (part: RefObject<Element | null>): ReturnType<typeof readSpaces> => readSpaces(useField(part, asksForSpaces));
