import { reachableFrom } from "../../html/reachable";

const site: Readonly<Record<string, readonly string[]>> = { "/": ["/a", "/b"], "/a": ["/"], "/b": ["/b/c"], "/b/c": [], "/orphan": ["/"] };

test("follows links to every page but the one nothing links to", () => {
  expect([...reachableFrom("/", (address) => site[address] ?? [])]).toEqual(["/", "/a", "/b", "/b/c"]);
});
