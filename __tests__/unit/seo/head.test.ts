import { headFor, type Head } from "../../../src/seo/head";
import { postPage, site } from "./site";

const meta = ({ meta: tags }: Head, key: string) => tags.find(({ name, property }) => name === key || property === key)?.content;

describe("headFor", () => {
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
});
