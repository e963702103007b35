import { mergedText, mergePosts, parseSavedList } from "../../../src/blog/saved-list";
import { BUILT_IN, post, slugs } from "./posts";

const merge = (stored: unknown, moved: readonly string[] = []) => {
  const list = parseSavedList(JSON.stringify(stored));
  return { shown: mergePosts(BUILT_IN, list, moved), text: mergedText(BUILT_IN, list) };
};
const [first, second, third] = slugs(BUILT_IN);

describe("the merged list", () => {
  it.each([
    ["one built-in post among other posts", [post("mine"), post(String(second)), post("yours")], [first, third, "mine", second, "yours"]],
    ["all built-in posts in another order", [...BUILT_IN].reverse(), [third, second, first]],
    ["an invalid entry with a built-in slug", [{ slug: first }], [first, second, third]],
    ["values that are not posts", [null, 1, "x", [], {}, post("mine")], [first, second, third, "mine"]],
    [
      "slugs that name built-in object properties",
      [post("__proto__"), post("constructor")],
      [first, second, third, "__proto__", "constructor"],
    ],
  ])("puts missing built-in posts first and keeps the stored order: %s", (_, stored, expected) => {
    expect(slugs(merge(stored).shown)).toEqual(expected);
  });

  it("shows the first of two posts with the same slug", () => {
    expect(merge([post("mine", { title: "First" }), post("mine", { title: "Second" })]).shown.at(-1)?.title).toBe("First");
  });

  it("shows the saved version of a built-in post", () => {
    const saved = post(String(first), { title: "My own title" });
    expect(merge([saved]).shown).toContainEqual(saved);
    expect(merge([saved]).shown).toHaveLength(3);
  });

  it.each(["excerpt", "author", "date", "image"] as const)("shows the built-in post's %s if the saved version has none", (detail) => {
    const saved = post(String(first), { title: "My own title", date: "2024-01-01", [detail]: "" });
    expect(merge([saved]).shown).toContainEqual({ ...saved, [detail]: BUILT_IN[0]?.[detail] });
  });

  it("shows a visitor's own post with its empty details", () => {
    const own = post("mine", { image: "", date: "" });
    expect(merge([own]).shown).toContainEqual(own);
  });

  describe("with a built-in post that is saved under its former slug", () => {
    const stored = [post("old-address", { title: "As it was" }), post("mine")];
    const { shown, text } = merge(stored, ["old-address"]);

    it("shows the post once", () => {
      expect(slugs(shown)).toEqual([first, second, third, "mine"]);
    });

    it("does not change stored posts", () => {
      expect(JSON.parse(text ?? "")).toEqual([...BUILT_IN, ...stored]);
    });
  });

  it("keeps every stored entry, including invalid ones", () => {
    const stored = [null, { slug: "half" }, post("mine"), post("mine"), "x", { ...post("more"), body: "<p>kept</p>" }];
    expect(JSON.parse(merge(stored).text ?? "")).toEqual([...BUILT_IN, ...stored]);
  });

  it("keeps stored entries character for character", () => {
    const entries = `{ "slug":"n", "title":"N", "id": 12345678901234567890, "__proto__": {"a": 1}, "slug":"n" } , 1.0`;
    expect(mergedText(BUILT_IN, parseSavedList(` [ ${entries} ]\n`))).toContain(`,${entries}]`);
  });

  it("is not written if every built-in post is already saved", () => {
    expect(merge(BUILT_IN).text).toBeUndefined();
  });
});
