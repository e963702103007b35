/** Outlines of the areas on the sketch map (800 x 620 units, north up). Approximate: they show who neighbors whom. */
interface AreaShape {
  readonly outline: string;
  /** Middle of the name. */
  readonly label: readonly [number, number];
}

export const MAP_AREAS: Readonly<Record<string, AreaShape>> = {
  summerlin: { outline: "M60 150 L190 120 L200 330 L90 350 Z", label: [132, 244] },
  "las-vegas": { outline: "M196 60 L380 60 L420 180 L420 290 L206 306 Z", label: [305, 190] },
  "north-las-vegas": { outline: "M390 50 L590 30 L600 190 L428 200 Z", label: [500, 125] },
  paradise: { outline: "M350 300 L520 296 L530 420 L356 424 Z", label: [438, 366] },
  enterprise: { outline: "M160 380 L346 352 L356 560 L180 560 Z", label: [262, 466] },
  henderson: { outline: "M536 330 L650 360 L690 480 L560 560 L372 560 L372 434 L536 430 Z", label: [562, 490] },
  "boulder-city": { outline: "M700 500 L792 480 L796 606 L650 606 Z", label: [736, 562] },
};
