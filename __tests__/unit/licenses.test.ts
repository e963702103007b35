import { licensesOf, type LockedPackage } from "../../scripts/lib/lockfile";

it("groups packages by license, with none for what names none", () => {
  const packages: LockedPackage[] = [
    { path: "node_modules/b", version: "1.0.0", license: "MIT" },
    { path: "node_modules/b/node_modules/@x/a", version: "2.0.0", license: "MIT" },
    { path: "node_modules/c", version: "3.0.0" },
  ];
  expect(licensesOf(packages)).toEqual({ MIT: ["@x/a@2.0.0", "b@1.0.0"], none: ["c@3.0.0"] });
});
