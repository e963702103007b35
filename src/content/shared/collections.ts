/**
 * The collections of pages, each with a folder in `content/`. This file has no schemas, so that browser code can import it; `folders`
 * (src/content/schema) adds the schemas.
 */
export const COLLECTIONS = {
  services: { label: "Services", type: "Service", route: "/services", isDated: false },
  locations: { label: "Service areas", type: "Location", route: "/locations", isDated: false },
  posts: { label: "Blog posts", type: "Post", route: "/blog", isDated: true },
} as const;

export type FolderName = keyof typeof COLLECTIONS;

/** Returns the keys of a registry such as `COLLECTIONS`, in order. The cast is safe: `Object.keys` widens the keys to `string`. */
export const namesOf = <Name extends string>(registry: Readonly<Record<Name, unknown>>): readonly Name[] => Object.keys(registry) as Name[];

/** Builds an object with one value per collection. */
export const perFolder = <Value>(make: (name: FolderName) => Value): Readonly<Record<FolderName, Value>> =>
  // Safe cast: the object has a value for every collection.
  Object.fromEntries(namesOf(COLLECTIONS).map((name) => [name, make(name)])) as Record<FolderName, Value>;
