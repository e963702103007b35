/** The services a visitor can ask a quote for: the value that is sent, and where `words.yml` has the label that is read. */
export const QUOTE_SERVICES = [
  { value: "commercial-sealcoating", word: "commercialSealcoating" },
  { value: "residential-sealcoating", word: "residentialSealcoating" },
  { value: "crack-filling", word: "crackFilling" },
  { value: "striping", word: "striping" },
  { value: "asphalt-repair", word: "asphaltRepair" },
  { value: "other", word: "other" },
] as const;

/** The label of each service. */
export type ServiceLabels = Readonly<Record<(typeof QUOTE_SERVICES)[number]["word"], string>>;
