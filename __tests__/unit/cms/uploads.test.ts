import { takePicture } from "../../../src/cms/decap/uploads";

const BYTES = {
  "lot.webp": Buffer.from("RIFF\0\0\0\0WEBP"),
  "lot.jpg": Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  "lot.png": Buffer.from("\u0089PNG\r\n\u001A\n", "latin1"),
};
/** A file is stored unchanged up to 1,500,000 bytes and 3200 pixels. */
const LARGE_FILE = Buffer.alloc(1_600_000);
/** Fewer bytes than the file has. */
const FEWER_BYTES = 10;
/** More bytes than the file has. */
const MORE_BYTES = 2_000_000;

interface Drawn {
  /** Size of the chosen picture, in pixels. */
  readonly width: number;
  readonly height?: number;
  /** Formats that the browser can encode. */
  readonly encodes: readonly string[];
  /** Size of the copy that the canvas encodes, in bytes; FEWER_BYTES by default. */
  readonly copy?: number;
}

/** Fakes a browser's canvas, which makes a PNG if it cannot encode the requested format (HTML standard, "serialize a bitmap to a file"). */
const fakeCanvas = ({ width, height = 1000, encodes, copy = FEWER_BYTES }: Drawn): void => {
  class Canvas {
    getContext() {
      return { drawImage: () => undefined };
    }
    convertToBlob({ type }: { readonly type: string }) {
      return Promise.resolve(new Blob([Buffer.alloc(copy)], { type: encodes.includes(type) ? type : "image/png" }));
    }
  }
  Object.assign(globalThis, { OffscreenCanvas: Canvas, createImageBitmap: () => Promise.resolve({ width, height }) });
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, "OffscreenCanvas");
  Reflect.deleteProperty(globalThis, "createImageBitmap");
});

const ALL = ["image/png", "image/jpeg", "image/webp"];
const SAFARI = ["image/png", "image/jpeg"];

const WITHOUT_WEBP = "a browser that cannot encode WebP";

it.each<[name: keyof typeof BYTES, browser: string, Drawn, stored: string, type: string]>([
  ["lot.webp", "every browser", { width: 4000, encodes: ALL }, "lot.webp", "image/webp"],
  ["lot.webp", WITHOUT_WEBP, { width: 4000, encodes: SAFARI }, "lot.png", "image/png"],
  ["lot.webp", WITHOUT_WEBP, { width: 3200, encodes: SAFARI }, "lot.png", "image/png"],
  ["lot.jpg", WITHOUT_WEBP, { width: 4000, encodes: SAFARI }, "lot.jpg", "image/jpeg"],
  ["lot.png", WITHOUT_WEBP, { width: 4000, encodes: SAFARI }, "lot.png", "image/png"],
  // The content check rejects a file of more than 100 megapixels.
  ["lot.webp", WITHOUT_WEBP, { width: 10_001, height: 10_000, encodes: SAFARI, copy: MORE_BYTES }, "lot.png", "image/png"],
])("stores a copy of %s in %s, with %j, as %s", async (name, _, drawn, stored, type) => {
  fakeCanvas(drawn);
  const picture = await takePicture(new File([BYTES[name], LARGE_FILE], name));
  expect(picture).toMatchObject({ name: stored, type, size: drawn.copy ?? FEWER_BYTES });
});

it.each<[name: keyof typeof BYTES, browser: string, Drawn]>([
  ["lot.webp", WITHOUT_WEBP, { width: 3200, encodes: SAFARI, copy: MORE_BYTES }],
  ["lot.webp", WITHOUT_WEBP, { width: 4000, encodes: SAFARI, copy: MORE_BYTES }],
  ["lot.webp", WITHOUT_WEBP, { width: 10_000, height: 10_000, encodes: SAFARI, copy: MORE_BYTES }],
  ["lot.webp", "every browser", { width: 4000, encodes: ALL, copy: MORE_BYTES }],
  ["lot.jpg", "every browser", { width: 4000, encodes: ALL, copy: MORE_BYTES }],
  ["lot.png", "every browser", { width: 4000, encodes: ALL, copy: MORE_BYTES }],
  ["lot.webp", WITHOUT_WEBP, { width: 4000, encodes: SAFARI, copy: BYTES["lot.webp"].length + LARGE_FILE.length }],
])("stores %s unchanged in %s, with %j, because the copy would not have fewer bytes", async (name, _, drawn) => {
  fakeCanvas(drawn);
  const file = new File([BYTES[name], LARGE_FILE], name);
  expect(await takePicture(file)).toMatchObject({ name, size: file.size });
});

it("gives a file the extension for its actual type", async () => {
  fakeCanvas({ width: 100, encodes: ALL });
  expect(await takePicture(new File([BYTES["lot.webp"]], "Our Lot (2).JPG"))).toMatchObject({ name: "our-lot-2.webp", type: "image/webp" });
});
