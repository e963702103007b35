/** Each picture of the sample and the starter has the AVIF quality that was measured for its own bytes. */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import qualities from "../../src/gatsby/picture-quality.json";

const measured: ReadonlyMap<string, { readonly name: string }> = new Map(Object.entries(qualities.measured));

test.each(["content/images", "starter/images"].flatMap((folder) => readdirSync(folder).map((name) => ({ folder, name }))))(
  "$folder/$name was measured (npm run bench:pictures -- --choose)",
  ({ folder, name }) => {
    expect(measured.get(hash("md5", readFileSync(`${folder}/${name}`)))?.name).toBe(name);
  },
);
