/** A test picture with a file of each width, and a helper that reads what a component renders of it. */
import type { ReactNode } from "react";
import type { PictureSource } from "../../src/components/ui/picture";
import { render } from "./with-words";

/** Repeats the breakpoints in picture.fragment.ts, because a GraphQL query cannot use a constant. */
export const WIDTHS = [240, 420, 560, 722, 810, 1200, 1400, 1600, 2000, 2400];
const srcSet = WIDTHS.map((width) => `/yard-${width}.avif ${width}w`).join(",\n");

export const wholePicture: PictureSource = {
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

/** Renders an element. Returns, for each picture, the widths of its files, and its declared width on a wide desktop, in CSS pixels. */
export const picturesIn = (element: ReactNode) =>
  [...render(element).container.querySelectorAll("source")].map((source) => {
    const [, rem] = /([\d.]+)rem$/.exec(source.getAttribute("sizes") ?? "") ?? [];
    const files = [...(source.getAttribute("srcset") ?? "").matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    return { files, declared: Number(rem) * 16 };
  });
