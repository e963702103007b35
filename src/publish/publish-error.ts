/** Thrown if a build's result must not be published. The published site is not changed. */
export class PublishError extends Error {}

/** Thrown if files are missing from Gatsby's output. A build without Gatsby's cache may create them. */
export class IncompleteBuildError extends PublishError {}

/**
 * Exit code of an incomplete build: "try again" (EX_TEMPFAIL).
 * @see https://man.freebsd.org/cgi/man.cgi?query=sysexits
 */
export const INCOMPLETE_BUILD_EXIT_CODE = 75;
