import { z } from "zod";
import { coatDrawing, layersDrawing, patchDrawing } from "./pavement";
import { stallsDrawing } from "./stalls";
import { budgetDrawing, clockDrawing, phasesDrawing, slopeDrawing, yearDrawing } from "./work";

/** `content/settings/drawings.yml`: the words and figures of every drawing that a text may show (`{{drawing: curing-clock}}`). */
export const drawingsSchema = z
  .strictObject({
    accessibleStalls: stallsDrawing,
    coat: coatDrawing,
    layers: layersDrawing,
    patchSteps: patchDrawing,
    curingClock: clockDrawing,
    year: yearDrawing,
    phases: phasesDrawing,
    slopedDriveway: slopeDrawing,
    fiveYears: budgetDrawing,
  })
  .meta({ id: "Drawings", title: "Drawings" });

export type Drawings = z.infer<typeof drawingsSchema>;
