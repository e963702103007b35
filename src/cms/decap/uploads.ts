/**
 * Checks and converts uploads. A file that no page can show is refused when it is chosen. A picture that is larger than pages need is
 * made smaller, and turned upright, before it is stored.
 */
import { KIND_BYTES, pictureKind, type PictureKind } from "../../content/picture-kind";
import { NotePanel } from "../admin/note-panel";
import { smallerPicture } from "./smaller-picture";

const TAKEN: ReadonlySet<PictureKind> = new Set(["JPEG", "PNG", "WebP"]);
const ENDINGS: Readonly<Record<string, string>> = { JPEG: ".jpg", PNG: ".png", WebP: ".webp" };

const ADVICE: Readonly<Partial<Record<PictureKind, string>>> = {
  HEIC: "This is a photo as an iPhone keeps it (HEIC), which browsers do not show. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself by mail: it becomes a JPEG.",
  SVG: "This is a drawing (SVG), which may carry a program. Open it, and save it as PNG.",
  PDF: "This is a PDF. Open it, and save the picture in it as JPEG or PNG.",
};

const adviceFor = (kind: PictureKind | undefined): string =>
  (kind && ADVICE[kind]) ??
  (kind
    ? `This is a ${kind} file. Open it in a program for pictures, and save it as JPEG or PNG; renaming a file does not change what it is.`
    : "This is no picture that browsers show, whatever its name says. Choose a photo that ends with .jpg, .png or .webp.");

/** The picture to store, or the reason for refusing it. */
type TakenPicture = { readonly file: File } | { readonly refused: string };

/** iPhones name every photo taken for a form image.jpg, so the second would replace the first. */
const NAMELESS = /^image$/i;

/** Returns the file with the extension of its actual type. A generic name is replaced with the time. */
const namedFor = (kind: PictureKind, file: File): File => {
  const [stem = "", ending = ""] = file.name.split(/(?=\.[^.]*$)/);
  const isRight = ending.toLowerCase().replace("jpeg", "jpg") === ENDINGS[kind];
  if (isRight && !NAMELESS.test(stem)) return file;
  const name = NAMELESS.test(stem) ? `photo-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}` : stem;
  return new File([file], name + (isRight ? ending : (ENDINGS[kind] ?? "")), { type: `image/${kind.toLowerCase()}` });
};

/** Checks and converts a chosen file. */
const takePicture = async (file: File): Promise<TakenPicture> => {
  const kind = pictureKind(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  if (!kind || !TAKEN.has(kind)) return { refused: `${file.name}: ${adviceFor(kind)}` };
  try {
    return { file: await smallerPicture(namedFor(kind, file)) };
  } catch {
    return { refused: `${file.name}: This picture is damaged and cannot be opened. Copy it again from the phone or the camera.` };
  }
};

const isFileInput = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === "file";

/** Checks each chosen file before Decap gets it. */
export const watchUploads = (): void => {
  const panel = new NotePanel("refused-upload");
  const ours = new WeakSet<Event>();
  const look = async (input: HTMLInputElement, file: File): Promise<void> => {
    const outcome = await takePicture(file);
    if ("refused" in outcome) {
      input.value = "";
      panel.show("This file cannot be used", [{ message: outcome.refused }]);
      return;
    }
    panel.hide();
    const files = new DataTransfer();
    files.items.add(outcome.file);
    input.files = files.files;
    const event = new Event("change", { bubbles: true });
    ours.add(event);
    input.dispatchEvent(event);
  };
  window.addEventListener(
    "change",
    (event) => {
      if (ours.has(event) || !isFileInput(event.target)) return;
      const file = event.target.files?.[0];
      if (!file) return;
      event.stopImmediatePropagation();
      void look(event.target, file);
    },
    { capture: true },
  );
};
