import { load } from "cheerio";
import sharp from "sharp";
import { feedText, withFullAddresses } from "../../../../src/build/publish/feed";
import { signSvg, webManifest } from "../../../../src/build/publish/icons";
import { llmsText } from "../../../../src/build/publish/llms";
import { robotsText } from "../../../../src/build/publish/texts";
import { sitemapOptions, sitemapPages } from "../../../../src/build/gatsby/sitemap";
import { fixture } from "../../../fixtures/content";

const SITE = "https://www.example.com";

describe("the sitemap", () => {
  const data = {
    business: { siteUrl: SITE, timeZone: "America/Los_Angeles" },
    privacyPage: { updated: "2026-01-02" },
    allSitePage: {
      nodes: ["/", "/services", "/services/a", "/blog", "/blog/b", "/blog/404", "/thank-you", "/404", "/404.html", "/privacy"].map(
        (path) => ({ path }),
      ),
    },
    allService: {
      nodes: [
        { path: "/services/a", updated: "2025-05-05" },
        { path: "/services/c", updated: null },
      ],
    },
    allLocation: { nodes: [] },
    allPost: {
      nodes: [
        { path: "/blog/b", date: "2025-01-01", updated: null },
        { path: "/blog/d", date: "2025-01-01", updated: "2025-06-06" },
      ],
    },
  };

  it("lists the pages that may be found, with the start of the day each last changed", () => {
    expect(sitemapPages(data)).toEqual([
      { path: "/" },
      { path: "/blog", lastmod: "2025-06-06T00:00:00-07:00" },
      { path: "/blog/b", lastmod: "2025-01-01T00:00:00-08:00" },
      { path: "/privacy", lastmod: "2026-01-02T00:00:00-08:00" },
      { path: "/services", lastmod: "2025-05-05T00:00:00-07:00" },
      { path: "/services/a", lastmod: "2025-05-05T00:00:00-07:00" },
    ]);
  });

  it("stands without services, places and posts", () => {
    const none = { nodes: [] };

    expect(sitemapPages({ ...data, allService: none, allLocation: none, allPost: none }).map(({ lastmod }) => lastmod)).toEqual([
      undefined,
      undefined,
      undefined,
      "2026-01-02T00:00:00-08:00",
      undefined,
      undefined,
    ]);
  });

  it("tells search engines nothing but the address and the day", () => {
    expect(sitemapOptions.serialize({ path: "/blog/b", lastmod: "2025-01-01T00:00:00-08:00" })).toEqual({
      url: "/blog/b",
      lastmod: "2025-01-01T00:00:00-08:00",
    });
    expect(sitemapOptions.serialize({ path: "/" })).toEqual({ url: "/" });
  });
});

describe("the feed", () => {
  it.each([
    ['<a href="/contact">', `<a href="${SITE}/contact">`],
    ['<img src="/images/a.jpg" alt="/">', `<img src="${SITE}/images/a.jpg" alt="/">`],
    ['<a href="https://other.example/a">', '<a href="https://other.example/a">'],
    ['<a href="//other.example/a">', '<a href="//other.example/a">'],
    ['<a href="#top">', '<a href="#top">'],
  ])("writes %s as %s", (html, full) => {
    expect(withFullAddresses(html, SITE)).toBe(full);
  });

  const { business } = fixture;
  const post = { ...fixture.posts[0], slug: "a", title: "A & <B>", excerpt: "Short.", author: "Ana", date: "2025-10-01" };
  const feedOf = (posts: readonly object[]) => load(feedText({ ...fixture, posts } as typeof fixture), { xml: true });

  it("tells of a post what readers need, its text whole", () => {
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

  it("says what it is and where", () => {
    const $ = feedOf([post]);

    expect($("channel > title").text()).toBe(business.name);
    expect($("channel > link").text()).toBe(`${business.siteUrl}/blog`);
    expect($("channel > atom\\:link").attr("href")).toBe(`${business.siteUrl}/rss.xml`);
  });

  it("names the newest posts first, and the day of the newest as its own, not that of the build", () => {
    const posts = Array.from({ length: 60 }, (_, index) => ({
      ...post,
      slug: `post-${index}`,
      date: `2025-${index < 30 ? "01" : "02"}-${String((index % 28) + 1).padStart(2, "0")}`,
    }));
    const $ = feedOf(posts);
    const days = $("item > pubDate")
      .toArray()
      .map((day) => Date.parse($(day).text()));

    expect(days).toHaveLength(50);
    expect(days).toEqual([...days].sort((one, other) => other - one));
    expect(Date.parse($("channel > lastBuildDate").text())).toBe(days[0]);
  });

  it("stands without posts, and says the same whenever it is made", () => {
    const $ = feedOf([]);

    expect($("item")).toHaveLength(0);
    expect($("channel > lastBuildDate").text()).toBe("Thu, 01 Jan 1970 00:00:00 GMT");
  });
});

it("lets robots everywhere and shows them the sitemap", () => {
  expect(robotsText(fixture)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${fixture.business.siteUrl}/sitemap-index.xml\n`);
});

describe("llms.txt", () => {
  const { company, services, locations, posts } = fixture.words.llms;

  it("opens with the company and lists each page", () => {
    const text = llmsText(fixture);

    expect(text.startsWith(`# ${fixture.business.name}\n\n> ${fixture.business.defaults.description}\n`)).toBe(true);
    expect(text).toContain(`- ${fixture.words.contact.phone}: ${fixture.business.phone}\n`);
    expect(text.match(/^## .*$/gm)).toEqual([company, services, locations, posts].map((heading) => `## ${heading}`));
  });

  it("leaves out sections without pages", () => {
    expect(llmsText({ ...fixture, posts: [], locations: [] }).match(/^## .*$/gm)).toEqual([`## ${company}`, `## ${services}`]);
  });

  it("keeps a heading with brackets and line breaks one link", () => {
    const posts = fixture.posts.slice(0, 1).map((post) => ({ ...post, slug: "a", title: "A [b](c)\nd", excerpt: "E." }));

    expect(llmsText({ ...fixture, posts })).toContain(`- [A b(c) d](${fixture.business.siteUrl}/blog/a): E.\n`);
  });
});

describe("the icons", () => {
  it.each(["card", "full", "maskable"] as const)("draw the sign as a %s", async (shape) => {
    const { width, height, format } = await sharp(Buffer.from(signSvg(shape))).metadata();

    expect([width, height, format]).toEqual([32, 32, "svg"]);
  });

  it.each([
    ["card", false],
    ["full", true],
    ["maskable", true],
  ] as const)("fill the corners of a %s: %s", async (shape, isFilled) => {
    const { data } = await sharp(Buffer.from(signSvg(shape)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });

    expect((data[3] ?? 0) > 127).toBe(isFilled);
  });

  it("are named in the manifest with their sizes", () => {
    expect(webManifest(fixture.business)).toMatchObject({
      short_name: fixture.business.shortName,
      icons: [
        { src: "/icon-192.png", sizes: "192x192", purpose: "any" },
        { src: "/icon-512.png", sizes: "512x512", purpose: "any" },
        { src: "/icon-maskable-192.png", sizes: "192x192", purpose: "maskable" },
        { src: "/icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
      ],
    });
  });
});
