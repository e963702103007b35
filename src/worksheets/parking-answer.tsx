import { useRef } from "react";
import { fillIn } from "../content/shared/placeholders";
import { accessibleSpaces } from "./parking/accessible-spaces";
import { MOST_SPACES } from "./parking/read-spaces";
import { useSpaces } from "./parking/use-spaces";
import type { ParkingSheetWords } from "../content/settings";
import * as styles from "./sheet.module.css";

export interface ParkingAnswerProps {
  readonly words: Omit<ParkingSheetWords["count"], "lot" | "spaces">;
}

/** Answers the number of spaces that is written into the sheet. Without a script there is room to write by hand. */
export const ParkingAnswer = ({ words }: ParkingAnswerProps) => {
  const place = useRef<HTMLDivElement>(null);
  const read = useSpaces(place);
  const answer = read && "total" in read ? accessibleSpaces(read.total) : undefined;
  return (
    <div ref={place} role="status">
      {read && "problem" in read && <p>{fillIn(words[read.problem], { most: MOST_SPACES.toLocaleString("en-US") })}</p>}
      <dl className={styles.dates}>
        {(["accessible", "vans", "others"] as const).map((kind) => (
          <div key={kind}>
            <dt>{words[kind]}</dt>
            <dd>{answer?.[kind].toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
