import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { Counter, Vital, VitalValue } from "../counts";

/** CLS is a score of hundredths; the others are whole milliseconds. */
const rounded = (name: string, value: number): number => (name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value));

/** Counts the page's vitals once, when it is hidden for the first time: most visitors never see it again then. */
export const countVitals = (count: Counter): void => {
  const page = location.pathname;
  const vitals: Partial<Record<Vital, VitalValue>> = {};
  const note = ({ name, value, rating }: { readonly name: string; readonly value: number; readonly rating: VitalValue["rating"] }) => {
    vitals[name as Vital] = { value: rounded(name, value), rating }; // Of the four below, none has another name.
  };
  // At each change: what the package learns only while the page goes, it does not tell otherwise.
  for (const on of [onLCP, onCLS, onINP, onTTFB]) on(note, { reportAllChanges: true });
  const tell = () => {
    if (document.visibilityState !== "hidden") return;
    removeEventListener("visibilitychange", tell);
    if (Object.keys(vitals).length > 0) count({ kind: "vitals", vitals }, page);
  };
  // On the window: the package listens on the document, and has its last figures by then.
  addEventListener("visibilitychange", tell);
};
