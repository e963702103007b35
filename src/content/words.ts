/**
 * Fixed words that content and pages share. Pages import them from here and never from a schema: zod weighs 30 kB gzipped and
 * has no work in the visitor's browser.
 */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "google", "yelp"] as const;
/** The kinds of project that visitors filter by, in the order of the buttons. */
export const PROJECT_CATEGORIES = ["Residential", "Commercial", "Repair"] as const;

/** How a service page's main list is drawn: numbered steps, a checklist of scope items, or cards of services. */
export const LIST_KINDS = ["steps", "scope", "services"] as const;

/** Where each folder's pages lie. */
export const FOLDER_ROUTES = { services: "/services", locations: "/locations", posts: "/blog" } as const;
