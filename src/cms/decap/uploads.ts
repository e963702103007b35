/**
 * Checks and converts each upload when the file is chosen. Rejects files that pages cannot show. Scales down pictures that are larger than
 * pages need, if that saves bytes, because a stored file stays in the repository's history forever.
 */
import { namesOf } from "../../content/shared/collections";
import { KIND_BYTES, pictureKind, type PictureKind } from "../../content/check/picture-kind";
import { LONGEST_SIDE, MAX_PIXELS, MAX_RATIO, PICTURE_FORMATS, SMALL_BYTES, type PictureFormat } from "../../content/shared/pictures";
import { required } from "../../content/shared/required";
import type { NewPictures } from "../admin/new-pictures";
import { NotePanel } from "../admin/note-panel";

const adviceFor = (kind: PictureKind | undefined): string => {
  if (!kind) return "Browsers cannot show this file. Choose a photo whose name ends with .jpg, .png or .webp.";
  return kind === "HEIC"
    ? "This is an iPhone photo in the HEIC format, which browsers cannot show. On the iPhone, choose Settings, Camera, Formats, Most Compatible, or email the photo to yourself, which converts it to JPEG."
    : `Pages cannot show files of type ${kind}. Open the file in a photo program and save it as JPEG or PNG. Renaming a file does not change its format.`;
};

const DAMAGED =
  "This picture is damaged and cannot be opened. Copy it again from the phone or the camera, or save it again in a photo program.";
const LONG = `This picture is more than ${MAX_RATIO} times as long as it is wide. Crop it in a photo program.`;

const formats = namesOf(PICTURE_FORMATS);

const mediaType = (format: PictureFormat): string => `image/${format.toLowerCase()}`;

/** Quality of scaled-down JPEG and WebP pictures, from 0 to 1. */
const QUALITY = 0.86;

/**
 * Returns the file with a name of the characters that Decap allows (its setting `slug`) and the extension for its actual type. Replaces the
 * generic name `image` with one that contains the current time.
 */
const namedFor = (format: PictureFormat, picture: Blob, fileName: string): File => {
  const plain = fileName.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const stem =
    plain
      .replace(/\.[^.]*$/, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "image";
  // iPhones name every photo taken from a web form `image.jpg`, so a second photo would replace the first.
  const name = /^image$/i.test(stem) ? `photo-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}` : stem;
  return new File([picture], name + PICTURE_FORMATS[format][0], { type: mediaType(format) });
};

/**
 * Returns the picture to store, or a message that says why pages cannot show it. The picture is the same file, which the build turns
 * upright, or an upright copy.
 *
 * @throws if the browser cannot decode or encode the picture
 */
const pictureToStore = async (format: PictureFormat, file: File): Promise<File | string> => {
  // Turn the picture upright. Phones store a photo's orientation instead of rotating the photo.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const { width, height } = bitmap;
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return LONG;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const original = namedFor(format, file, file.name);
  if (scale === 1 && file.size <= SMALL_BYTES) return original;
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = required(canvas.getContext("2d"), "The canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const copy = await canvas.convertToBlob({ type: mediaType(format), quality: QUALITY });
  // A copy can have more bytes than the file. Over MAX_PIXELS, store it anyway: the content check would reject the file.
  if (copy.size >= file.size && width * height <= MAX_PIXELS) return original;
  // A browser that cannot encode a format makes a PNG instead, as Safari does for WebP.
  const copyFormat = required(
    formats.find((known) => mediaType(known) === copy.type),
    "The copy's format",
  );
  return namedFor(copyFormat, copy, file.name);
};

/** Returns the picture to store, or a message that says why the file cannot be used. */
export const takePicture = async (file: File): Promise<File | string> => {
  const kind = pictureKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  const format = formats.find((known) => known === kind);
  return format ? pictureToStore(format, file).catch(() => DAMAGED) : adviceFor(kind);
};

/**
 * Checks each chosen file before Decap receives it. Renames a picture whose name is taken: phones reuse names such as IMG_0001.jpg.
 *
 * @param pictures receives the chosen pictures
 */
export const watchUploads = (pictures: NewPictures): void => {
  const panel = new NotePanel();
  /** The event that passes a checked picture on to Decap. */
  let checkedEvent: Event | undefined;
  const check = async (input: HTMLInputElement, file: File): Promise<void> => {
    const picture = await takePicture(file);
    if (typeof picture === "string") {
      input.value = "";
      panel.show("This file cannot be used", [{ label: file.name, message: picture }]);
      return;
    }
    panel.hide();
    const named = new File([picture], pictures.freeName(picture.name), { type: picture.type });
    pictures.add(`/images/${named.name}`, named);
    const files = new DataTransfer();
    files.items.add(named);
    input.files = files.files;
    checkedEvent = new Event("change", { bubbles: true });
    input.dispatchEvent(checkedEvent);
  };
  window.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
      if (event === checkedEvent || !file) return;
      event.stopImmediatePropagation();
      void check(target as HTMLInputElement, file); // Safe cast: only an input has files.
    },
    { capture: true },
  );
};
