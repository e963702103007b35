/** Reads package-lock.json for the list of licenses. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const packageSchema = z.looseObject({
  version: z.string().optional(),
  license: z.union([z.string(), z.looseObject({})]).optional(),
});
const lockfileSchema = z.looseObject({ packages: z.record(z.string(), packageSchema) });

/** One installed package. */
export interface LockedPackage extends z.infer<typeof packageSchema> {
  /** Where it is installed: `node_modules/a/node_modules/b`. */
  readonly path: string;
}

/** Lists the packages a lockfile installs, without the project itself. */
export const readLockfile = (file: string): readonly LockedPackage[] => {
  const { packages } = lockfileSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({ path, ...entry }));
};

/** Groups `name@version` by license; packages that name none stand under "none". */
export const licensesOf = (packages: readonly LockedPackage[]): Readonly<Record<string, readonly string[]>> => {
  const byLicense = new Map<string, Set<string>>();
  for (const { path, version = "", license } of packages) {
    const packageName = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const name = typeof license === "string" ? license : "none";
    byLicense.set(name, (byLicense.get(name) ?? new Set()).add(`${packageName}@${version}`));
  }
  return Object.fromEntries([...byLicense].sort(([a], [b]) => (a < b ? -1 : 1)).map(([license, names]) => [license, [...names].sort()]));
};
