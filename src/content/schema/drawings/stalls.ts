import { amount } from "../figures";
import { drawing, label, room } from "./drawing";

const INCHES = { min: 12, max: 240 };

/**
 * Sizes of accessible stalls. Those of the sample are the 2010 ADA Standards' least and most: car space 96 in., van space 132 in.
 * and aisle 60 in. (502.2, 502.3), slope 1:48 (502.4), lower edge of the sign 60 in. above the ground (502.6).
 */
export const stallsDrawing = drawing(
  "StallsDrawing",
  "Accessible stalls",
  "A van stall and a car stall that share one aisle, with their sizes; beside them the sign and the slope.",
  {
    vanInches: amount({ title: "Van stall (inches)", description: "Least width." }, INCHES),
    aisleInches: amount({ title: "Aisle (inches)", description: "Least width." }, INCHES),
    carInches: amount({ title: "Car stall (inches)", description: "Least width." }, INCHES),
    signInches: amount({ title: "Sign (inches)", description: "Least height of its lower edge above the ground." }, INCHES),
    slopeRun: amount({ title: "Slope (1 in)", description: "The steepest, as so many in one: 48." }, { min: 1, max: 1000 }),
    van: label("Van stall", "In that stall.", room.column),
    aisle: label("Aisle", "Under the aisle.", room.half),
    car: label("Car stall", "In that stall.", room.corner),
    inches: label("Inches", "How a size is written.", room.column, ["count"]),
    sign: label("Sign", "Above the sign.", room.corner),
    slope: label("Slope", "Above the slope.", room.line, ["run"]),
  },
  ["van", "aisle", "car", "sign", "run"],
);
