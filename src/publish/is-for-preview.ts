/** Checks whether this build is a preview of a change: `SITE_ENV=preview`. */
export const isForPreview = (): boolean => process.env.SITE_ENV === "preview";
