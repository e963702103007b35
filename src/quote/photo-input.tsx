import { useEffect, useRef, useState } from "react";
import { useWords } from "../components/ui/words";
import { fillIn } from "../content/shared/placeholders";
import { MEGABYTE } from "./limits";
import { smallPhoto } from "./small-photo";
import * as styles from "./photo-input.module.css";

const ACCEPT = "image/jpeg,image/png,image/webp,image/heic,image/heif,.heic";

/** Formats a size in megabytes with one decimal, at least 0.1. */
const megabytes = (bytes: number): string => Math.max(bytes / MEGABYTE, 0.1).toFixed(1);

/** Replaces the files of a file field, and lists them. */
const setFiles = (input: HTMLInputElement, photos: readonly File[], show: (photos: readonly File[]) => void): void => {
  const transfer = new DataTransfer();
  for (const photo of photos) transfer.items.add(photo);
  input.files = transfer.files;
  show(photos);
};

const keys = new WeakMap<File, number>();
let lastKey = 0;

/** Returns a photo's key, which also stays the same when the photo is resized. */
const keyOf = (photo: File): number => {
  const key = keys.get(photo) ?? (lastKey += 1);
  keys.set(photo, key);
  return key;
};

/** Lists the chosen photos and resizes them one by one. Skips photos that the visitor removes in the meantime. */
const resizePhotos = async (input: HTMLInputElement, show: (photos: readonly File[]) => void): Promise<void> => {
  const chosen = () => [...(input.files ?? [])];
  const photos = chosen();
  show(photos);
  // One at a time, because phones have little memory.
  for (const photo of photos) {
    if (!chosen().includes(photo)) continue;
    const small = await smallPhoto(photo);
    keys.set(small, keyOf(photo));
    const kept = chosen().map((other) => (other === photo ? small : other));
    if (small !== photo) setFiles(input, kept, show);
  }
};

/** Visible text of the remove button. Not in words.yml, because a symbol needs no translation. The button also has an accessible name. */
const CROSS = "×";

interface PhotoInputProps {
  readonly id: string;
  readonly name: string;
  readonly isMultiple?: boolean;
  /** Accessible name. Omit it if the field's label element names it. */
  readonly label?: string;
  readonly describedBy: string;
}

/** Renders a file field that resizes the chosen photos and lists them with remove buttons. Without JavaScript, it is a plain file field. */
export const PhotoInput = ({ id, name, isMultiple = false, label, describedBy }: PhotoInputProps) => {
  const words = useWords("form");
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Place of the photo that was just removed. */
  const removed = useRef<number | undefined>(undefined);
  const [photos, setPhotos] = useState<readonly File[]>([]);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const forget = () => setPhotos([]);
    element.form?.addEventListener("reset", forget);
    // The visitor may have chosen files before hydration.
    void resizePhotos(element, setPhotos);
    return () => element.form?.removeEventListener("reset", forget);
  }, []);

  const remove = (photo: File) => {
    const remaining = photos.filter((other) => other !== photo);
    removed.current = photos.indexOf(photo);
    if (input.current) setFiles(input.current, remaining, setPhotos);
  };

  // The removed button had the focus. Move it to the next one, to the last one, or to the field.
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[Math.min(removed.current, buttons.length - 1)] ?? input.current)?.focus();
    removed.current = undefined;
  }, [photos]);

  return (
    <>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept={ACCEPT}
        multiple={isMultiple}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => void resizePhotos(currentTarget, setPhotos)}
      />
      {photos.length > 0 && (
        <ul ref={list} className={styles.photos}>
          {photos.map((photo) => (
            <li key={keyOf(photo)}>
              {fillIn(words.photoSize, { name: photo.name, size: megabytes(photo.size) })}
              <button type="button" aria-label={fillIn(words.photoRemove, { name: photo.name })} onClick={() => remove(photo)}>
                {CROSS}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
