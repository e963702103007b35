import { addressPart, calendarDate, list, publishDate, toggle } from "./fields";

/**
 * Fields of every markdown page: its address, which may differ from the file's name, and its old addresses.
 * If an address changes, the editor adds the old one to `formerly` (src/cms/admin/saving-check.ts).
 */
export const addressFields = {
  address: addressPart(
    "Address",
    "The last part of the page's address. If empty, the file's name is used. You can change it at any time: the old address redirects to the new one.",
  ).optional(),
  formerly: list(
    "Old addresses",
    "They redirect to the page. The editor adds one when you change the address.",
    addressPart("Old address", "The last part of an address that the page had."),
  ).default([]),
};

/** Address and publication fields of services and places. */
export const publishFields = {
  ...addressFields,
  updated: calendarDate(
    "Last changed",
    "The date of the last change in substance, not of small wording fixes. Search engines use it to revisit the page.",
  ).optional(),
  publishOn: publishDate("Publish on", "The page appears on this day. If empty, it is published right away.").optional(),
  draft: toggle("Draft", "A draft is not on the public site, and may be incomplete."),
};
