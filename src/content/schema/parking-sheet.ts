import { group, list, longText } from "./fields";
import { fieldsOf } from "./words/catalog";
import catalog from "./words/parking-sheet.json";

const words = fieldsOf(catalog);

/** The accessible-parking worksheet. Placeholders of its strings are its legal figures, from src/content/shared/parking-law.ts. */
export const parkingSheetSchema = group("Accessible parking", {
  ...words,
  limits: words.limits
    .extend({
      points: list("More limits", "What the sheet does not answer.", longText("Point", "One limit of the sheet.", 300))
        .min(1)
        .max(8),
    })
    .meta({ ...words.limits.meta() }),
}).meta({ description: "If empty, no page shows it." });
