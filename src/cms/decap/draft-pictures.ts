/** Shows an entry's uploaded pictures from the browser. Decap uses their address on the site, where they do not exist yet. */
import { z } from "zod";
import { toPlain, type DraftMap } from "./api";
import { openForm } from "./controls";

const MEDIA_FOLDER = /^content(?=\/images\/)/;

/** A file of an entry: `draft` until its entry is published. */
const uploadSchema = z.object({ path: z.string(), draft: z.literal(true), url: z.string().optional(), displayURL: z.string().optional() });

/** Returns an entry's new pictures: the path on the site, and the URL in this browser. */
const newPictures = (entry: DraftMap): readonly (readonly [address: string, here: string])[] => {
  const files = toPlain(entry.get("mediaFiles"));
  return (Array.isArray(files) ? files : []).flatMap((file: unknown) => {
    const { path = "", url, displayURL } = uploadSchema.safeParse(file).data ?? {};
    const here = url ?? displayURL;
    return here === undefined ? [] : [[path.replace(MEDIA_FOLDER, ""), here] as const];
  });
};

/** Replaces the paths of an entry's new pictures in a text or JSON with their URLs in this browser. */
export const withNewPictures = (entry: DraftMap, text: string): string =>
  newPictures(entry).reduce((all, [address, here]) => all.replaceAll(address, here), text);

/** Shows new pictures in the form: a picture that fails to load gets its URL in this browser. */
export const showNewPictures = (): void => {
  window.addEventListener(
    "error",
    ({ target }) => {
      const entry = openForm();
      if (!entry || !(target instanceof HTMLImageElement)) return;
      const here = new Map(newPictures(entry)).get(new URL(target.src).pathname);
      if (here !== undefined) target.src = here;
    },
    { capture: true },
  );
};
