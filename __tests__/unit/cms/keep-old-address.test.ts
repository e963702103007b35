import { oldAddressesOf } from "../../../src/cms/admin/saving-check";

it.each([
  ["none after the first change, because the file name redirects anyway", "reno", "reno-nevada", [], []],
  ["the former address after a second change", "reno-nevada", "reno-nv", [], ["reno-nevada"]],
  ["the same list if the address does not change", "reno-nv", "reno-nv", ["reno-nevada"], ["reno-nevada"]],
  ["the later address after a return to an old one", "reno-nv", "reno-nevada", ["reno-nevada"], ["reno-nv"]],
  ["all former addresses after a return to the file name", "reno-nv", "reno", ["reno-nevada"], ["reno-nevada", "reno-nv"]],
  ["none for an unpublished page", undefined, "reno-nv", [], []],
] as const)("returns the old addresses: %s", (_, before, now, formerly, expected) => {
  expect(oldAddressesOf(before, now, formerly, "reno")).toEqual(expected);
});
