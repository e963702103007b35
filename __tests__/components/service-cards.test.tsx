import { ServiceCards } from "../../src/components/sections/service-cards";
import type { PictureSource } from "../../src/components/ui/picture";
import { render } from "./with-words";

const WIDTHS = [240, 420, 560, 722, 810, 1200, 1600, 2400];
const srcSet = WIDTHS.map((width) => `/yard-${width}.avif ${width}w`).join(",\n");
const picture: PictureSource = {
  src: "/yard.jpg",
  alt: "A yard",
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fullWidth",
        width: 3,
        height: 2,
        images: { sources: [{ type: "image/avif", srcSet }], fallback: { src: "/yard.jpg", srcSet } },
      },
    },
  },
};

/** Renders cards. Returns the widths of the first picture's files, and the picture's width on a wide desktop, in CSS pixels. */
const firstPicture = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({
    title: `Service ${index}`,
    description: "A sentence.",
    link: `/services/${index}`,
    picture,
  }));
  const source = render(<ServiceCards heading="Services" items={items} />).container.querySelector("source");
  const [, rem] = /([\d.]+)rem$/.exec(source?.getAttribute("sizes") ?? "") ?? [];
  const files = [...(source?.getAttribute("srcset") ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
  return { files, shown: Number(rem) * 16 };
};

it.each([1, 2, 3, 4, 5, 6, 7, 8])("a picture in a list of %i cards is sharp on a desktop with two device pixels per CSS pixel", (count) => {
  const { files, shown } = firstPicture(count);
  expect(files.at(-1)).toBeGreaterThanOrEqual(Math.min(2 * shown, 2400));
});

it("a picture in a row of five cards has no files that are wider than screens need", () => {
  expect(firstPicture(5).files).toEqual([240, 420, 560]);
});
