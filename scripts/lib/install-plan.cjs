/**
 * Decides which packages `scripts/setup.mjs` installs. Must not import packages, because they may not be installed yet.
 *
 * @typedef {Readonly<Record<string, { integrity?: string; optional?: boolean; dev?: boolean; link?: boolean }>>} Packages
 *   the `packages` of a lockfile, by path
 */

/**
 * Checks whether the lockfile's version of a package is installed.
 *
 * @param {Packages} installed packages in `node_modules`
 * @returns {(entry: [string, Packages[string]]) => boolean} a check of one package of the lockfile
 */
const isInstalled =
  (installed) =>
  ([name, { integrity, link, optional }]) => {
    if (name === "" || link) return true;
    const found = installed[name];
    return found ? found.integrity === integrity : optional === true;
  };

/**
 * Returns the arguments with which npm installs what is missing or outdated; undefined if nothing is. `npm install` keeps installed packages,
 * so it can add the development packages. `npm ci` deletes node_modules first. It is necessary if a package is outdated, a package of the
 * site is missing, or no installation was completed.
 *
 * @param {Packages | undefined} wanted packages in package-lock.json, or undefined if it cannot be read
 * @param {Packages | undefined} installed packages in node_modules/.package-lock.json, which npm writes last
 * @param {boolean} isSiteOnly whether the command needs only `dependencies`, without `devDependencies`
 * @returns {readonly string[] | undefined} npm's arguments
 */
exports.planInstall = (wanted, installed, isSiteOnly) => {
  const everything = ["ci", "--include=dev"];
  if (!wanted || !installed) return isSiteOnly ? ["ci", "--omit=dev"] : everything;
  const notCurrent = Object.entries(wanted).filter((entry) => !isInstalled(installed)(entry));
  const hasDev = Object.values(installed).some(({ dev }) => dev);
  // A package of the site is missing or outdated. `npm ci` deletes node_modules, so it must reinstall development packages that are there.
  if (notCurrent.some(([, { dev }]) => !dev)) return isSiteOnly && !hasDev ? ["ci", "--omit=dev"] : everything;
  if (isSiteOnly || notCurrent.length === 0) return undefined;
  // An outdated package requires a clean installation. Packages that were never installed can be added.
  const hasOutdated = notCurrent.some(([name]) => name in installed);
  return hasOutdated ? everything : ["install", "--no-save", "--include=dev"];
};
