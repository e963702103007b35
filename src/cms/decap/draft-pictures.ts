/** Shows pictures that were uploaded into an entry and are not on the site yet, from the browser. Decap shows their address on the site. */
import { z } from "zod";
import { toPlain, type DraftMap } from "./api";
import { openForm } from "./controls";

const MEDIA_FOLDER = /^content(?=\/images\/)/;

/** A file of an entry: `draft` until its entry is published. */
const uploadSchema = z.object({ path: z.string(), draft: z.literal(true), url: z.string().optional(), displayURL: z.string().optional() });

/** Lists the new pictures of an entry: the address on the site, and the one in this browser. */
const newPictures = (entry: DraftMap): readonly (readonly [address: string, here: string])[] => {
  const files = toPlain(entry.get("mediaFiles"));
  return (Array.isArray(files) ? files : []).flatMap((file: unknown) => {
    const { path = "", url, displayURL } = uploadSchema.safeParse(file).data ?? {};
    const here = url ?? displayURL;
    return here === undefined ? [] : [[path.replace(MEDIA_FOLDER, ""), here] as const];
  });
};

/** Replaces the addresses of an entry's new pictures in a text, or in JSON. */
export const withNewPictures = (entry: DraftMap, text: string): string =>
  newPictures(entry).reduce((all, [address, here]) => all.replaceAll(address, here), text);

/** Shows new pictures in the fields of the form. */
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
