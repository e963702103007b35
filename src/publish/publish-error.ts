/** Stops a build whose result must not be published; what is published stays. */
export class PublishError extends Error {
  override readonly name = "PublishError";

  constructor(
    what: string,
    readonly problems: readonly string[],
  ) {
    super([what, ...problems.map((problem) => `  ${problem}`)].join("\n"));
  }
}

/** Says that Gatsby's result has gaps, which building afresh may mend. */
export class GapError extends PublishError {}
