/** Tells who runs `gatsby serve` that it serves Gatsby's working folder. No hook of Gatsby runs then, but the settings are read. */
export const sayWhatServes = (command: string | undefined): void => {
  if (command === "serve")
    console.warn("gatsby serve shows public/, Gatsby's working folder. The finished site is in dist/: npm run serve shows it.");
};
