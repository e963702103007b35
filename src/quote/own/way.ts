import type { FormWay } from "../../requests/form-way";

/** Reads the way of the form that the build has written in. */
export const ownWay = (): FormWay => JSON.parse(process.env.SITE_FORM ?? "{}") as FormWay; // Written by src/requests/publish/own-form.ts out of a FormWay.
