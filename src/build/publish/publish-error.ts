/** Stops a build whose result must not be published; what is published stays. */
export class PublishError extends Error {
  override readonly name: string = "PublishError";

  constructor(
    what: string,
    readonly problems: readonly string[],
  ) {
    super([what, ...problems.map((problem) => `  ${problem}`)].join("\n"));
  }
}

/** Says that Gatsby's result has gaps, which building afresh may fix. */
export class IncompleteBuildError extends PublishError {
  override readonly name = "IncompleteBuildError";
}

/**
 * Exit code of a build that stops on a gap: "try again" (EX_TEMPFAIL).
 * @see https://man.freebsd.org/cgi/man.cgi?query=sysexits
 */
export const INCOMPLETE_BUILD_EXIT_CODE = 75;
