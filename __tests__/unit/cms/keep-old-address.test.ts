import { keepOldAddress } from "../../../src/cms/admin/saving-check";

const draft = { collection: "locations", slug: "reno" };

it.each([
  ["no address after the first change, because the URL made from the file name always redirects", undefined, "reno-nevada", [], []],
  ["the former address after a second change", "reno-nevada", "reno-nv", [], ["reno-nevada"]],
  ["the same list if the address does not change", "reno-nv", "reno-nv", ["reno-nevada"], ["reno-nevada"]],
  ["only the replaced address after a return to a former address", "reno-nv", "reno-nevada", ["reno-nevada"], ["reno-nv"]],
  ["all former addresses after a return to the file name", "reno-nv", "", ["reno-nevada"], ["reno-nevada", "reno-nv"]],
] as const)("keeps %s", (_, before, address, formerly, expected) => {
  const entries = [{ folder: "locations", slug: "reno", address: before, formerly }] as const;
  expect(keepOldAddress({ ...draft, data: { address, formerly } }, entries).data.formerly).toEqual(expected);
});

// A cleared address is saved as the slug if the page then has old addresses. Without an address, the feed would identify a post by its first
// old address, and feed readers would show the post as new.
it.each([
  ["the slug if the address is cleared", "reno-nv", "", [], "reno"],
  ["the slug again if an earlier save set it", "reno", "", ["reno-nv"], "reno"],
  ["an empty text if the address was the slug, and the page has no old addresses", "reno", "", [], ""],
  ["an empty text if it was unset, and an old file name (sparks) was listed by hand", undefined, "", ["sparks"], ""],
  ["the new address", "reno-nv", "washoe", ["reno-nevada"], "washoe"],
] as const)("sets the address to %s", (_, before, address, formerly, expected) => {
  const entries = [{ folder: "locations", slug: "reno", address: before, formerly }] as const;
  expect(keepOldAddress({ ...draft, data: { address, formerly } }, entries).data.address).toBe(expected);
});

it("keeps no old address for an unpublished page", () => {
  expect(keepOldAddress({ ...draft, data: { address: "reno-nv" } }, []).data).toEqual({ address: "reno-nv" });
});

it("adds no empty list of old addresses", () => {
  const entries = [{ folder: "locations", slug: "reno", address: undefined, formerly: [] }] as const;
  expect(keepOldAddress({ ...draft, data: { address: "reno-nv" } }, entries).data).toEqual({ address: "reno-nv" });
});
