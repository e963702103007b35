/** A page of each template: what the benchmarks measure more than once. */
export const TEMPLATES: readonly string[] = [
  "/",
  "/about",
  "/contact",
  "/projects",
  "/services",
  "/services/sealcoating",
  "/locations",
  "/locations/henderson",
  "/blog",
  "/blog/how-often-to-sealcoat-in-nevada",
];
