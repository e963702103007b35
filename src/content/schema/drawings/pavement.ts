/** Drawings of the pavement itself. */
import { drawing, label, room } from "./drawing";

/** What a coat does: it lies on the stone and the binder. */
export const coatDrawing = drawing("CoatDrawing", "The coat in section", "Stone, binder and film: an open surface beside a sealed one.", {
  bare: label("Open surface", "Above the left half.", room.half),
  sealed: label("Sealed surface", "Above the right half.", room.half),
  stone: label("Stone", "Names it.", room.corner),
  binder: label("Binder", "Names it.", room.corner),
  film: label("Film", "Names the coat.", room.corner),
});

/** What is new in each of three jobs. */
export const layersDrawing = drawing(
  "LayersDrawing",
  "Seal, overlay, repave",
  "Three jobs side by side in section. Not to scale: the words say how thick an overlay is.",
  {
    seal: label("Seal", "Above the first column.", room.column),
    overlay: label("Overlay", "Above the second column.", room.column),
    repave: label("Repave", "Above the third column.", room.column),
    film: label("What a seal adds", "Under the first column.", room.corner),
    inches: label("What an overlay adds", "Under the second column.", room.column),
    anew: label("What repaving adds", "Under the third column.", room.column),
    old: label("Old asphalt", "On the layer that stays.", room.column),
    base: label("Base", "On the base.", room.half),
  },
);

/** How a pothole becomes a patch. */
export const patchDrawing = drawing("PatchDrawing", "A patch in four steps", "A pothole in section, from the cut to the level patch.", {
  cut: label("First step", "Above its picture.", room.half),
  clean: label("Second step", "Above its picture.", room.half),
  fill: label("Third step", "Above its picture.", room.half),
  roll: label("Fourth step", "Above its picture.", room.half),
});
