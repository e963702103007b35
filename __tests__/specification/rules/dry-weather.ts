/** How long asphalt stays dry around a coat is said in one sentence, the same everywhere: seven versions of it contradicted each other. */
import { sentencesOf, type Passage } from "../../../src/content/lint/passages";
import { shipped, type Finding } from "./shipped";

/** The one sentence, from the settings. A full day before the coat is dry only if the water stops earlier, hence two days. */
export const DRY_WEATHER = shipped.words.work.dryWeather;

const DRY_HOURS =
  /\b24(?:[- ]dry)?[- ]hours?\b.*\b(?:dry|rain|rainless)\b|\b(?:dry|no rain)\b.*\b24(?:[- ]dry)?[- ]hours?\b|\b24 dry hours\b/i;
const WATER_OFF_LATE = /\b(?:sprinklers?|irrigation|spray heads?)\b.*\b(?:evening|night|day) before\b/i;

/** Lists what is said about dry hours, or about when water is turned off, in other words than the one sentence. */
export const otherDryWeather = (passages: readonly Passage[]): readonly Finding[] =>
  passages.flatMap((passage) =>
    sentencesOf(passage.text)
      .filter((sentence) => sentence !== DRY_WEATHER && (DRY_HOURS.test(sentence) || WATER_OFF_LATE.test(sentence)))
      .map((sentence) => ({ ...passage, text: sentence, why: "dry weather in other words than the one sentence" })),
  );
