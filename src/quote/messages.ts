/** Formats the confirmation, which is shown in the toast and on the page. */
import type { Words } from "../components/ui/words";
import { hoursInWords } from "../content/shared/facts";
import { fillIn } from "../content/shared/placeholders";

/** Returns the confirmation with the response time from `business.yml`. */
export const receivedText = (responseHours: number, { received, time }: Pick<Words, "received" | "time">): string =>
  fillIn(received.text, { hours: hoursInWords(responseHours, time) });
