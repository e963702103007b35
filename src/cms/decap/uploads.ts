/**
 * Checks and converts each upload when the file is chosen. Rejects files that pages cannot show. Turns pictures upright, and scales down
 * pictures that are larger than pages need, because a stored file stays in the repository's history forever.
 */
import { isRotated, KIND_BYTES, pictureKind, type PictureKind } from "../../content/check/picture-kind";
import { required } from "../../content/shared/required";
import { NotePanel } from "../admin/note-panel";

/** File extensions of the picture types that pages can show. */
const ENDINGS: Readonly<Partial<Record<PictureKind, string>>> = { JPEG: ".jpg", PNG: ".png", WebP: ".webp" };

const adviceFor = (kind: PictureKind | undefined): string => {
  if (!kind) return "Browsers cannot show this file. Choose a photo whose name ends with .jpg, .png or .webp.";
  return kind === "HEIC"
    ? "This is an iPhone photo in the HEIC format, which browsers cannot show. On the iPhone, choose Settings, Camera, Formats, Most Compatible, or email the photo to yourself, which converts it to JPEG."
    : `Pages cannot show files of type ${kind}. Open the file in a photo program and save it as JPEG or PNG. Renaming a file does not change its format.`;
};

/** Longest side of a stored picture, in pixels. No page needs a wider picture, even at double pixel density. */
const LONGEST_SIDE = 3200;
/** Files up to this size, in bytes, are stored unchanged if the picture is upright and within `LONGEST_SIDE`. */
const SMALL_BYTES = 1_500_000;
const QUALITY = 0.86;

/**
 * Returns a picture that is small enough to store: the same file, or a smaller, upright copy.
 *
 * @throws if the picture cannot be opened or encoded
 */
const smallerPicture = async (file: File): Promise<File> => {
  // Turn the picture upright. Phones store a photo's orientation instead of rotating the photo.
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const isTurned = isRotated(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  if (scale === 1 && file.size <= SMALL_BYTES && !isTurned) return file;
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = required(canvas.getContext("2d"), "The canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await canvas.convertToBlob({ type: file.type, quality: QUALITY });
  return blob.size < file.size || scale < 1 || isTurned ? new File([blob], file.name, { type: file.type }) : file;
};

/** Returns the file with the extension for its actual type. Replaces the generic name `image` with one that contains the current time. */
const namedFor = (kind: PictureKind, ending: string, file: File): File => {
  const stem = file.name.replace(/\.[^.]*$/, "");
  // iPhones name every photo taken from a web form `image.jpg`, so a second photo would replace the first.
  const name = /^image$/i.test(stem) ? `photo-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}` : stem;
  return new File([file], name + ending, { type: `image/${kind.toLowerCase()}` });
};

/** Returns the picture to store, or a message that says why the file cannot be used. */
const takePicture = async (file: File): Promise<File | string> => {
  const kind = pictureKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  const ending = kind && ENDINGS[kind];
  if (!ending) return adviceFor(kind);
  const damaged = "This picture is damaged and cannot be opened. Copy it again from the phone or the camera.";
  return smallerPicture(namedFor(kind, ending, file)).catch(() => damaged);
};

/** Checks each chosen file before Decap receives it. */
export const watchUploads = (): void => {
  const panel = new NotePanel();
  let checked: Event | undefined;
  const look = async (input: HTMLInputElement, file: File): Promise<void> => {
    const picture = await takePicture(file);
    if (typeof picture === "string") {
      input.value = "";
      panel.show("This file cannot be used", [{ label: file.name, message: picture }]);
      return;
    }
    panel.hide();
    const files = new DataTransfer();
    files.items.add(picture);
    input.files = files.files;
    checked = new Event("change", { bubbles: true });
    input.dispatchEvent(checked);
  };
  window.addEventListener(
    "change",
    (event) => {
      const { target } = event;
      const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
      if (event === checked || !file) return;
      event.stopImmediatePropagation();
      void look(target as HTMLInputElement, file); // Safe cast: only an input has files.
    },
    { capture: true },
  );
};
