import { rmSync } from "node:fs";
import { digestOf, mastersIn, qualitiesOfMasters } from "../../../scripts/bench/measured-pictures";
import { folderForEachTest } from "../../fixtures/folder";

const folder = folderForEachTest();
const quality = (name: string) => ({ name, phone: 50, desktop: 55 });

/** Writes a master. Returns its digest. */
const writeMaster = (file: string, bytes: string): string => {
  folder.write(file, bytes);
  return digestOf(folder.at(file));
};

it("keeps the qualities of masters in each folder, under any name", () => {
  const own = writeMaster("content/images/renamed.jpg", "own");
  const starter = writeMaster("starter/images/lot.png", "starter");
  const measured = { [own]: quality("own.jpg"), [starter]: quality("lot.png") };
  expect(Object.fromEntries(qualitiesOfMasters(measured, [folder.at("content/images"), folder.at("starter/images")]))).toEqual(measured);
});

it.each([
  ["was deleted", undefined],
  ["was replaced under the same name", "new"],
])("drops the qualities of a master that %s", (_, bytes) => {
  const former = writeMaster("images/lot.jpg", "former");
  const other = writeMaster("images/other.jpg", "other");
  if (bytes === undefined) rmSync(folder.at("images/lot.jpg"));
  else folder.write("images/lot.jpg", bytes);
  const measured = { [former]: quality("lot.jpg"), [other]: quality("other.jpg") };
  expect([...qualitiesOfMasters(measured, [folder.at("images")]).keys()]).toEqual([other]);
});

it("finds no masters in a missing folder", () => {
  expect(mastersIn(folder.at("no-starter/images"))).toEqual([]);
});
