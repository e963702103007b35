/** Says in three short lines why to ask this company, from the facts of `business.yml`. */
export const factsOf = ({
  warrantyYears,
  responseHours,
}: {
  readonly warrantyYears: number;
  readonly responseHours: number;
}): readonly string[] => [
  "Licensed and insured",
  `${warrantyYears}-year workmanship warranty on sealcoating`,
  `Answer within ${responseHours} hours`,
];
