import { fillIn } from "../content/shared/placeholders";
import { Points } from "./sheet-fields";
import { SheetFrame } from "./sheet-frame";
import { SheetIsland } from "./sheet-island";
import type { ParkingSheetWords } from "./types";
import { CLEARANCE_INCHES, INCHES, SIGN_INCHES, SLOPE_RUN } from "../content/shared/parking-law";
import * as styles from "./sheet.module.css";

// Section numbers refer to the 2010 ADA Standards, https://www.ada.gov/law-and-regs/design-standards/2010-stds/

/**
 * Nevada Revised Statutes 484B.467: the fine stated on the sign, in dollars; the minimum height of the sign's lower edge, in feet; and
 * the minimum number of spaces in a lot whose side-loading spaces need a sign. Checked against the 2015 text of the statute.
 */
const NEVADA_SIGN = { fine: 250, feet: 4, largerLot: 60 } as const;

const sizes = (words: ParkingSheetWords["sizes"]): readonly string[] => [
  fillIn(words.car, { width: INCHES.car, aisle: INCHES.aisle }),
  fillIn(words.van, { wide: INCHES.van, aisle: INCHES.aisle, width: INCHES.car, wideAisle: INCHES.wideAisle }),
  fillIn(words.clearance, { clearance: CLEARANCE_INCHES }),
  fillIn(words.slope, { slope: `1:${SLOPE_RUN}` }),
  words.aisle,
];

const signs = ({ symbol, van, small, state }: ParkingSheetWords["signs"]): readonly string[] => [
  fillIn(symbol, { inches: SIGN_INCHES }),
  van,
  // Section 216.5, exception 1: a site with at most this many parking spaces needs no federal sign.
  fillIn(small, { count: 4 }),
  ...(state
    ? [
        fillIn(state.sign, NEVADA_SIGN),
        fillIn(state.sideLoading, { count: NEVADA_SIGN.largerLot }),
        fillIn(state.loading, NEVADA_SIGN),
        state.source,
      ]
    : []),
];

const limits = ({ outpatient, rehabilitation, points }: ParkingSheetWords["limits"]): readonly string[] => [
  // Section 208.2.1: percentage of patient and visitor spaces that must be accessible at hospital outpatient facilities.
  fillIn(outpatient, { percent: 10 }),
  // Section 208.2.2: the percentage at mobility rehabilitation and outpatient physical therapy facilities.
  fillIn(rehabilitation, { percent: 20 }),
  ...points,
];

interface ParkingSheetProps {
  readonly words: ParkingSheetWords;
  readonly print: string;
}

/** Renders the parking worksheet: fields for one lot, the number of accessible spaces, rules for sizes and signs, and limitations. */
export const ParkingSheet = ({ words, print }: ParkingSheetProps) => {
  const { lot, spaces, ...answers } = words.count;
  return (
    <SheetFrame title={words.title} print={print} isAlone={false}>
      <div className={styles.fields}>
        {[lot, spaces].map((label) => (
          <label key={label}>
            {label}
            <span>
              <input type="text" inputMode={label === spaces ? "numeric" : undefined} maxLength={60} />
            </span>
          </label>
        ))}
      </div>
      <SheetIsland answer={answers} />
      <h3>{words.sizes.heading}</h3>
      <Points items={sizes(words.sizes)} />
      <h3>{words.signs.heading}</h3>
      <Points items={signs(words.signs)} />
      <h3>{words.limits.heading}</h3>
      <Points items={limits(words.limits)} />
    </SheetFrame>
  );
};
