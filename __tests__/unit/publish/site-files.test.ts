import { load } from "cheerio";
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

  describe("of 60 posts", () => {
    const posts = Array.from({ length: 60 }, (_, index) => ({
      ...post,
      slug: `post-${index}`,
      date: `2025-${index < 30 ? "01" : "02"}-${String((index % 28) + 1).padStart(2, "0")}`,
    }));
    const $ = feedOf(posts);
    const days = $("item > pubDate")
      .toArray()
      .map((day) => Date.parse($(day).text()));

    it("lists the 50 newest, newest first", () => {
      expect(days).toHaveLength(50);
      expect(days).toEqual([...days].sort((a, b) => b - a));
    });

    it("has the date of the newest as its build date", () => {
      expect(Date.parse($("channel > lastBuildDate").text())).toBe(days[0]);
    });
  });
});

it("writes a title with brackets and line breaks as one link in llms.txt", () => {
  const posts = fixture.posts.slice(0, 1).map((post) => ({ ...post, slug: "a", title: "A [b](c)\nd", excerpt: "E." }));

  expect(llmsText({ ...fixture, posts })).toContain(`- [A b(c) d](${fixture.business.siteUrl}/blog/a): E.\n`);
});
