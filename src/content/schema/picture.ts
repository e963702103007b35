import { z } from "zod";
import { PICTURE_ENDINGS } from "../shared/pictures";
import { group, shortText } from "./fields";

const LOCAL_PICTURE = new RegExp(
  String.raw`^/images/[A-Za-z0-9][A-Za-z0-9._-]*(?:${PICTURE_ENDINGS.join("|").replaceAll(".", String.raw`\.`)})$`,
);
const REMOTE_PICTURE = /^https:\/\/[^\s"'<>]+$/;

/** Checks whether a picture's address is a path in `content/images`, not a URL on another host. */
export const isLocalPicture = (src: string): boolean => LOCAL_PICTURE.test(src);

/** A picture with its alternative text. */
export const pictureSchema = group("Picture", {
  src: z
    .string()
    .refine(
      (src) => LOCAL_PICTURE.test(src) || REMOTE_PICTURE.test(src),
      "/images/<file>.jpg, .png or .webp from content/images, or an address that starts with https://",
    )
    .meta({ title: "Picture", description: "Choose a file. The editor stores it in content/images.", widget: "image" }),
  alt: shortText("Description for people who cannot see it", "Say what the picture shows, in one sentence, without 'picture of'."),
  caption: shortText("Caption", "Shown under the picture where the page has room for it.").optional(),
}).meta({ id: "Picture" });

/** A picture without a caption. */
export const plainPictureSchema = pictureSchema.omit({ caption: true }).meta({ id: "PlainPicture", title: "Picture" });

export type Picture = z.infer<typeof pictureSchema>;
