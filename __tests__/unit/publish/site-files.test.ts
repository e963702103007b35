import { load } from "cheerio";
import { keepOldAddress } from "../../../src/cms/admin/saving-check";
import { feedText } from "../../../src/publish/feed";
import { llmsText } from "../../../src/publish/texts";
import { fixture } from "../../fixtures/content";

describe("the feed", () => {
  const { business } = fixture;
  const post = { ...fixture.posts[0], slug: "a", title: "A & <B>", excerpt: "Short.", author: "Ana", date: "2025-10-01" };
  const feedOf = (posts: readonly object[]) => load(feedText({ ...fixture, posts } as typeof fixture), { xml: true });

  it.each([
    ["[a](/contact)", `<a href="${business.siteUrl}/contact">a</a>`],
    ["[a][b]\n\n[b]: /contact", `<a href="${business.siteUrl}/contact">a</a>`],
    ["![/](/images/a.jpg)", `<img src="${business.siteUrl}/images/a.jpg" alt="/">`],
    ["[a](https://other.example/a)", '<a href="https://other.example/a">a</a>'],
    ["[a](#top)", '<a href="#top">a</a>'],
  ])("writes %s as %s", (body, html) => {
    expect(feedOf([{ ...post, body }])("content\\:encoded").text()).toBe(`<p>${html}</p>`);
  });

  it("contains a whole post", () => {
    const $ = feedOf([{ ...post, body: 'See [us](/contact) & "more" ]]> end.' }]);

    expect(
      ["title", "description", "link", "guid", "dc\\:creator", "pubDate", "content\\:encoded"].map((name) => $(`item > ${name}`).text()),
    ).toEqual([
      "A & <B>",
      "Short.",
      `${business.siteUrl}/blog/a`,
      `${business.siteUrl}/blog/a`,
      "Ana",
      "Wed, 01 Oct 2025 07:00:00 GMT",
      `<p>See <a href="${business.siteUrl}/contact">us</a> &#x26; "more" ]]&gt; end.</p>`,
    ]);
  });

  describe("identifies a post by its first path", () => {
    interface Moved {
      readonly address: string | undefined;
      readonly formerly: readonly string[];
    }
    const guidOf = (moved: Moved): string => feedOf([{ ...post, ...moved }])("item > guid").text();

    /** Returns the post's fields after the editor saves an address, which is "" if the person cleared the field. */
    const saveAddress = (saved: Moved, address: string): Moved => {
      const entry = { folder: "posts", slug: post.slug, ...saved } as const;
      const { data } = keepOldAddress({ collection: "posts", slug: post.slug, data: { ...saved, address } }, [entry]);
      const written = typeof data.address === "string" && data.address !== "" ? data.address : undefined;
      return { address: written, formerly: Array.isArray(data.formerly) ? data.formerly.map(String) : [] };
    };

    it.each([
      ["nothing", []],
      ["an address", ["b"]],
      ["the file name as the address", ["a"]],
      ["two addresses", ["b", "c"]],
      ["an address that was cleared again", ["b", ""]],
      ["an address, saved twice, that was cleared twice", ["b", "b", "", ""]],
      ["an address that was changed back to the file name", ["b", "a"]],
      ["the file name as the address, after another address, and then nothing", ["b", "a", ""]],
      ["two addresses that were cleared again", ["b", "c", ""]],
      ["an address after a cleared one", ["b", "", "c"]],
      ["the same address after it was cleared", ["b", "", "b"]],
      ["the same address, cleared twice", ["b", "", "b", ""]],
    ])("after the editor saved %s", (_, addresses) => {
      const moved = addresses.reduce(saveAddress, { address: undefined, formerly: [] });
      expect(guidOf(moved)).toBe(`${business.siteUrl}/blog/a`);
    });

    it.each([
      ["was renamed by hand", { address: undefined, formerly: ["old"] }, []],
      ["was renamed twice by hand", { address: undefined, formerly: ["old", "second"] }, []],
      ["was renamed by hand and then saved in the editor without an address", { address: undefined, formerly: ["old"] }, ["", ""]],
    ])("if its file %s", (_, renamed, addresses) => {
      expect(guidOf(addresses.reduce(saveAddress, renamed))).toBe(`${business.siteUrl}/blog/old`);
    });
  });

  describe("of 60 posts", () => {
    const posts = Array.from({ length: 60 }, (_, index) => ({
      ...post,
      slug: `post-${index}`,
      date: `2025-${index < 30 ? "01" : "02"}-${String((index % 28) + 1).padStart(2, "0")}`,
    }));
    const $ = feedOf(posts);
    const newest = posts
      .map(({ date }) => date)
      .sort()
      .toReversed()
      .slice(0, 50);
    /** Returns the day of a time in the feed. A post's time is midnight in the company's time zone, which is the same day in UTC. */
    const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);

    it("lists the 50 newest, newest first", () => {
      const times = $("item > pubDate").toArray();
      expect(times.map((time) => dayOf($(time).text()))).toEqual(newest);
    });

    it("has the date of the newest as its build date", () => {
      expect(dayOf($("channel > lastBuildDate").text())).toBe(newest[0]);
    });
  });
});

it("writes a title with brackets and line breaks as one link in llms.txt", () => {
  const posts = fixture.posts.slice(0, 1).map((post) => ({ ...post, slug: "a", title: "A [b](c)\nd", excerpt: "E." }));

  expect(llmsText({ ...fixture, posts })).toContain(`- [A b(c) d](${fixture.business.siteUrl}/blog/a): E.\n`);
});
