import { addressPart, list } from "./fields";

/**
 * Fields of every page that is a file: its address, which may differ from the file's name, and the addresses it had.
 * The editor adds to the latter when somebody changes the first (src/cms/admin/keep-old-address.ts).
 */
export const addressFields = {
  address: addressPart({
    title: "Address",
    description:
      "The last part of the page's address. Left out, the name of its file. Change it as you like: the old address leads to the new one.",
  }).optional(),
  formerly: list(
    "Old addresses",
    "They lead to the page. The editor adds one when you change the address.",
    addressPart({ title: "Old address", description: "The last part of an address that the page had." }),
  ).default([]),
};
