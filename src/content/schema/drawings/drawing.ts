/** What every drawing of `content/settings/drawings.yml` has, and the fields that drawings are made of. */
import { z } from "zod";
import { word } from "../words/word";

/** Most characters of a label in places of a drawing that is 320 units wide and has letters of about 7.5. */
export const room = { corner: 10, column: 13, half: 18, line: 40 } as const;

/** Makes a field for a few words inside a drawing. `max` counts characters, those of a value's name too. */
export const label = (title: string, description: string, max: number, holds: readonly string[] = []) =>
  word(title, description, { holds, max });

/**
 * Makes the schema of one drawing.
 *
 * @param id name of its type
 * @param shape its own words and figures
 * @param holds what its description holds besides words: values that follow from its figures
 */
export const drawing = <Shape extends Readonly<Record<string, z.ZodType>>>(
  id: string,
  title: string,
  description: string,
  shape: Shape,
  holds: readonly string[] = [],
) =>
  z
    .strictObject({
      alt: word("In words", "All that the drawing says, for people who do not see it, and for the feed.", { holds, max: 900 }),
      caption: word("Caption", "Stands under the drawing.", { max: 200 }),
      ...shape,
    })
    .meta({ id, title, description });
