/** Fakes Gatsby: tests set the results of static queries. */

/** Replaces the `graphql` tag, which Gatsby compiles away. */
export const graphql = jest.fn();
/** Returns undefined until a test sets the result. */
export const useStaticQuery = jest.fn();
