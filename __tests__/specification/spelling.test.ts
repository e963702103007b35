import { spawnSync } from "node:child_process";

test("the sample's texts have no typos and no British spelling", () => {
  const { stdout, status } = spawnSync("npm", ["run", "--silent", "check:spelling"], { encoding: "utf8" });
  expect({ stdout, status }).toEqual({ stdout: "", status: 0 });
});
