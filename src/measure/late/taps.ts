import { routes } from "../../content/routes";
import type { Tap } from "../counts";

/** The part of a link that is looked at. */
type LinkTo = Pick<HTMLAnchorElement, "protocol" | "pathname" | "origin">;

/**
 * Tells which way to the company a link is, if it is one.
 *
 * @param origin of this site
 */
export const tapOf = ({ protocol, pathname, origin: target }: LinkTo, origin: string): Tap | undefined => {
  if (protocol === "tel:") return "call";
  if (protocol === "sms:") return "text";
  return target === origin && pathname === routes.contact ? "estimate" : undefined;
};
