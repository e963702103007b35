import { headFor, type Head } from "../../../src/seo/head";
import { postPage, servicePage, site } from "./site";

const meta = ({ meta: tags }: Head, key: string) => tags.find(({ name, property }) => name === key || property === key)?.content;
const link = ({ link: tags }: Head, rel: string) => tags.find((tag) => tag.rel === rel)?.href;

describe("headFor", () => {
  it("tells title, description and address of the page", () => {
    const head = headFor(servicePage, site);

    expect(head.title).toBe("Sealcoating");
    expect(meta(head, "description")).toBe("A coat for asphalt.");
    expect(link(head, "canonical")).toBe("https://www.mojaveblacktop.example/services/sealcoating");
  });

  it.each([undefined, null])("falls back to the site's defaults where the page says %s", (nothing) => {
    const head = headFor({ path: "/about", title: nothing, description: nothing, picture: nothing }, site);

    expect(head.title).toBe("Default title");
    expect(meta(head, "description")).toBe("Default description.");
    expect(meta(head, "og:image:alt")).toBe("A sealed lot");
  });

  it("marks a post as an article with its days", () => {
    const head = headFor(postPage, site);

    expect(meta(head, "og:type")).toBe("article");
    expect(meta(head, "article:published_time")).toBe("2025-10-01T00:00:00-07:00");
    expect(meta(head, "article:modified_time")).toBe("2025-12-24T00:00:00-08:00");
  });

  it("keeps a page out of search results", () => {
    const head = headFor({ path: "/thank-you", title: "Thank you", noindex: true }, site);

    expect(meta(head, "robots")).toBe("noindex");
    expect(link(head, "canonical")).toBeUndefined();
    expect(meta(head, "og:url")).toBeUndefined();
    expect(meta(head, "og:image")).toBe("https://www.mojaveblacktop.example/share/home.jpg");
    expect(head.jsonLd).toBeUndefined();
  });
});
