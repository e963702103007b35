/** Names and time zones of the states. A state with two zones has the zone that most people live in; the owner can change it. */
const EASTERN = "America/New_York";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const PACIFIC = "America/Los_Angeles";

/** Name and time zone by two-letter code. */
export const STATES: Readonly<Record<string, readonly [name: string, timeZone: string]>> = {
  AL: ["Alabama", CENTRAL],
  AK: ["Alaska", "America/Anchorage"],
  AZ: ["Arizona", "America/Phoenix"],
  AR: ["Arkansas", CENTRAL],
  CA: ["California", PACIFIC],
  CO: ["Colorado", MOUNTAIN],
  CT: ["Connecticut", EASTERN],
  DE: ["Delaware", EASTERN],
  DC: ["District of Columbia", EASTERN],
  FL: ["Florida", EASTERN],
  GA: ["Georgia", EASTERN],
  HI: ["Hawaii", "Pacific/Honolulu"],
  ID: ["Idaho", "America/Boise"],
  IL: ["Illinois", CENTRAL],
  IN: ["Indiana", "America/Indiana/Indianapolis"],
  IA: ["Iowa", CENTRAL],
  KS: ["Kansas", CENTRAL],
  KY: ["Kentucky", EASTERN],
  LA: ["Louisiana", CENTRAL],
  ME: ["Maine", EASTERN],
  MD: ["Maryland", EASTERN],
  MA: ["Massachusetts", EASTERN],
  MI: ["Michigan", "America/Detroit"],
  MN: ["Minnesota", CENTRAL],
  MS: ["Mississippi", CENTRAL],
  MO: ["Missouri", CENTRAL],
  MT: ["Montana", MOUNTAIN],
  NE: ["Nebraska", CENTRAL],
  NV: ["Nevada", PACIFIC],
  NH: ["New Hampshire", EASTERN],
  NJ: ["New Jersey", EASTERN],
  NM: ["New Mexico", MOUNTAIN],
  NY: ["New York", EASTERN],
  NC: ["North Carolina", EASTERN],
  ND: ["North Dakota", CENTRAL],
  OH: ["Ohio", EASTERN],
  OK: ["Oklahoma", CENTRAL],
  OR: ["Oregon", PACIFIC],
  PA: ["Pennsylvania", EASTERN],
  RI: ["Rhode Island", EASTERN],
  SC: ["South Carolina", EASTERN],
  SD: ["South Dakota", CENTRAL],
  TN: ["Tennessee", CENTRAL],
  TX: ["Texas", CENTRAL],
  UT: ["Utah", MOUNTAIN],
  VT: ["Vermont", EASTERN],
  VA: ["Virginia", EASTERN],
  WA: ["Washington", PACIFIC],
  WV: ["West Virginia", EASTERN],
  WI: ["Wisconsin", CENTRAL],
  WY: ["Wyoming", MOUNTAIN],
};

/** Returns the two-letter code of a state, given its code or its name in any case; undefined if there is no such state. */
export const stateCode = (typed: string): string | undefined => {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(".", "")
    .replace(/^washington,? (?=dc$)/, "");
  return Object.keys(STATES).find((code) => code.toLowerCase() === text || STATES[code]?.[0].toLowerCase() === text);
};
