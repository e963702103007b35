/** The services a visitor can ask a quote for: the value that is sent and the label that is read. */
export const QUOTE_SERVICES = [
  { value: "commercial-sealcoating", label: "Commercial Sealcoating" },
  { value: "residential-sealcoating", label: "Residential Sealcoating" },
  { value: "crack-filling", label: "Crack Filling" },
  { value: "striping", label: "Parking Lot Striping" },
  { value: "asphalt-repair", label: "Asphalt Repair" },
  { value: "other", label: "Other" },
] as const;
