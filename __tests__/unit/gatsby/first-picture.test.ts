import { firstPicture } from "../../../src/gatsby/first-picture";

const source = (name: string, type = "image/avif", sizes = "95vw") =>
  `<source type="${type}" srcSet="/${name}-240.${type.slice(6)} 240w,/${name}-480.${type.slice(6)} 480w" sizes="${sizes}"/>`;
const picture = (sources: string, attributes = `loading="eager" fetchpriority="high"`) =>
  `<picture>${sources}<img src="/a.jpg" alt="A" ${attributes}/></picture>`;
const filesOf = (name: string) => ({ srcSet: `/${name}-240.avif 240w,/${name}-480.avif 480w`, sizes: "95vw" });

it.each([
  ["the only picture", picture(source("a")), filesOf("a")],
  ["the first of two pictures with a high priority", picture(source("a")) + picture(source("b")), filesOf("a")],
  ["a picture below one without a priority", picture(source("a"), `loading="lazy"`) + picture(source("b")), filesOf("b")],
  ["the AVIFs of a picture that also has WebPs", picture(source("a") + source("a", "image/webp")), filesOf("a")],
  ["a picture below an unfinished one", `<picture>${source("a")}</picture>${picture(source("b"))}`, filesOf("b")],
])("preloads %s", (_, body, expected) => {
  expect(firstPicture(body)).toEqual(expected);
});

it("decodes entities in sizes", () => {
  expect(firstPicture(picture(source("a", "image/avif", "(width &lt; 64rem) 95vw,54rem")))?.sizes).toBe("(width < 64rem) 95vw,54rem");
});

it.each([
  ["no picture", "<p>Text</p>"],
  ["only pictures without a priority", picture(source("a"), `loading="lazy"`)],
  ["a picture without AVIFs", picture(source("a", "image/webp"))],
  ["an image outside a picture", `${source("a")}<img src="/a.png" alt="" fetchpriority="high"/>`],
  ["a picture with several AVIF sources", picture(source("a") + source("b"))],
  ["an AVIF source of another picture", `<picture>${source("a")}</picture><img src="/a.png" alt="" fetchpriority="high"/>`],
])("preloads nothing on a page with %s", (_, body) => {
  expect(firstPicture(body)).toBeUndefined();
});
