import { headFor, type Head } from "../../../src/seo/head";
import type { HeadPage } from "../../../src/seo/page";
import { site } from "./fictional-company";

const meta = ({ meta: tags }: Head, key: string) => tags.find(({ name, property }) => name === key || property === key)?.content;

describe("headFor", () => {
  it.each([undefined, null])("uses the site's defaults if the page's fields are %s", (nothing) => {
    const head = headFor({ path: "/about", title: nothing, description: nothing, picture: nothing }, site);

    expect(head.title).toBe("Default title | Mojave Blacktop");
    expect(meta(head, "description")).toBe("Default description.");
    expect(meta(head, "og:image:alt")).toBe("A sealed lot");
  });

  const remote = { src: "https://photos.example/a.jpg", alt: "Elsewhere" };
  const shared = (page: Pick<HeadPage, "picture" | "sharePicture">, path = "/about", defaults = site.defaults) => {
    const head = headFor({ path, ...page }, { ...site, defaults });
    expect([meta(head, "og:image:width"), meta(head, "og:image:height")]).toEqual(["1200", "630"]);
    return [meta(head, "og:image")?.replace("https://www.mojaveblacktop.example/share/", ""), meta(head, "og:image:alt")];
  };

  it.each([
    ["the page's own picture", { picture: { src: "/images/dawn.jpg", alt: "A lot at dawn" } }, ["dawn.jpg", "A lot at dawn"]],
    ["a JPEG version of the page's PNG picture", { picture: { src: "/images/dawn.png", alt: "Dawn" } }, ["png/dawn.jpg", "Dawn"]],
    ["a picture that the page does not show", { sharePicture: { src: "/images/form.jpg", alt: "A form" } }, ["form.jpg", "A form"]],
    ["the site's picture if the page's picture is on another host", { picture: remote }, ["_en.jpg", "A sealed lot"]],
    ["the site's picture if the page has no picture", {}, ["_en.jpg", "A sealed lot"]],
  ])("sets the share picture to %s", (_, page, expected) => {
    expect(shared(page)).toEqual(expected);
  });

  it("uses the company's name as the text of the logo if the site's picture is on another host", () => {
    expect(shared({}, "/about", { ...site.defaults, picture: remote })).toEqual(["_en.jpg", site.name]);
  });

  it("sets a translated page's share picture to the picture for its language", () => {
    expect(shared({}, "/es/about")).toEqual(["_es.jpg", "A sealed lot"]);
  });
});
