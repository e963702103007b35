import { drawing, label, room } from "./drawing";

/** The plan of accessible stalls. Its sizes are the law's (src/content/shared/parking-law.ts). */
export const stallsDrawing = drawing(
  "StallsDrawing",
  "Accessible stalls",
  "A van stall and a car stall that share one aisle, with their least sizes by law; beside them the sign and the slope.",
  {
    van: label("Van stall", "In that stall.", room.column),
    aisle: label("Aisle", "Under the aisle.", room.half),
    car: label("Car stall", "In that stall.", room.corner),
    inches: label("Inches", "How a size is written.", room.column, ["count"]),
    sign: label("Sign", "Above the sign.", room.corner),
    slope: label("Slope", "Above the slope.", room.line, ["run"]),
  },
  ["van", "aisle", "car", "sign", "run"],
);
