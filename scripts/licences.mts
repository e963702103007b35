/** Writes reports/licences.json, the licence of every package in package-lock.json: `npm run licences`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { licencesOf, readLockfile } from "./lib/lockfile";

const licences = licencesOf(readLockfile("package-lock.json"));
mkdirSync("reports", { recursive: true });
writeFileSync("reports/licences.json", `${JSON.stringify(licences, null, 2)}\n`);
for (const [licence, names] of Object.entries(licences)) console.log(`${String(names.length).padStart(5)}  ${licence}`);
console.log("The packages of each are in reports/licences.json");
