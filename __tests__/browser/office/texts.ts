/** Texts that differ between the editor's modes. */
import type { Mode } from "./modes";

interface Texts {
  /** Button that a form has as soon as it can be edited. */
  readonly whenOpen: RegExp;
  /** Button that saves a changed entry, or opens the menu that does. */
  readonly save: string;
  /** Button that deletes a published entry. */
  readonly delete: string;
  /** Heading of the panel shown after an entry is published. */
  readonly published: string;
  /** Heading of the panel shown after an entry is deleted. */
  readonly deleted: string;
  /** Panel about a deletion that left references, and the panel's link to the file of reviews. */
  readonly broken: { readonly role: "alert" | "status"; readonly heading: string; readonly link: RegExp };
  /** What the dialog about an edit conflict says about the newer version. */
  readonly changed: RegExp;
  /** Note about a save that was stopped because the check for edit conflicts failed. */
  readonly checkFailed: RegExp;
}

export const TEXTS: Readonly<Record<Mode, Texts>> = {
  local: {
    // The button's label is "Published" until the first change, and "Publish" afterward.
    whenOpen: /^Publish(?:ed)?$/,
    save: "Publish",
    delete: "Delete entry",
    published: "Saved on this computer",
    deleted: "Deleted on this computer",
    broken: { role: "alert", heading: "Deleted, but the site cannot be built", link: /^Reviews .* -> Place/ },
    changed: /Its file was changed in another window or by another program\./,
    checkFailed: /could not read or write a file.*the file has not changed.*publish again/,
  },
  github: {
    whenOpen: /^Save$/,
    save: "Save",
    delete: "Delete published entry",
    published: "Published",
    deleted: "Deleted",
    broken: { role: "status", heading: "Deleted", link: /^Still links to the deleted page: Reviews / },
    changed: /Alex Doe published another version of it on November 20, 2026/,
    checkFailed: /GitHub has a problem at the moment.*leave this page open, and try again/,
  },
};
