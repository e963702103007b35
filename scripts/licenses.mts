/** Writes reports/licenses.json, the license of every package in package-lock.json: `npm run licenses`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { licensesOf, readLockfile } from "./lib/lockfile";

const licenses = licensesOf(readLockfile("package-lock.json"));
mkdirSync("reports", { recursive: true });
writeFileSync("reports/licenses.json", `${JSON.stringify(licenses, null, 2)}\n`);
for (const [license, names] of Object.entries(licenses)) console.log(`${String(names.length).padStart(5)}  ${license}`);
console.log("The packages of each are in reports/licenses.json");
