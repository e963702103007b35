/** Follows links from one address and collects every address found on the way. */
export const reachableFrom = (start: string, linksOn: (address: string) => readonly string[]): ReadonlySet<string> => {
  const found = new Set([start]);
  // A set that grows while it is walked is walked to its new end.
  for (const address of found) for (const link of linksOn(address)) found.add(link);
  return found;
};
