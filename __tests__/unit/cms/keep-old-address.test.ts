import { oldAddressesOf } from "../../../src/cms/admin/saving-check";

it.each([
  ["an address changed for the first time: the file's name leads on by itself", "reno", "reno-nevada", [], []],
  ["an address changed again", "reno-nevada", "reno-nv", [], ["reno-nevada"]],
  ["an address that stays", "reno-nv", "reno-nv", ["reno-nevada"], ["reno-nevada"]],
  ["an address taken back", "reno-nv", "reno-nevada", ["reno-nevada"], ["reno-nv"]],
  ["the file's name taken back", "reno-nv", "reno", ["reno-nevada"], ["reno-nevada", "reno-nv"]],
  ["a page that is not on the site yet", undefined, "reno-nv", [], []],
] as const)("keeps of %s what leads on", (_, before, now, formerly, kept) => {
  expect(oldAddressesOf(before, now, formerly, "reno")).toEqual(kept);
});
