/** Where the page of the list holds the built-in posts as they are saved: what its cards show cannot be read back whole. */
export const BUILT_IN_ID = "built-in-posts";
