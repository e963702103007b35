/** How the form is sent where the site itself, or Netlify, takes it. The build writes it into the form's script. */
import type { Business } from "../content/schema/business";
import { takesPhotos } from "../content/takes-photos";

export interface FormWay {
  readonly kind: "own" | "netlify";
  /** Where the form is posted. */
  readonly action: string;
  readonly hasPhotos: boolean;
  readonly turnstileSiteKey?: string | undefined;
}

/** Finds the way of the form; nothing where it goes to an endpoint elsewhere, or nowhere. */
export const formWay = ({ delivery }: Pick<Business, "delivery">): FormWay | undefined => {
  const { requests, netlify } = delivery;
  const hasPhotos = takesPhotos({ delivery });
  if (requests) return { kind: "own", action: "/api/quote", hasPhotos, turnstileSiteKey: requests.turnstileSiteKey };
  return netlify ? { kind: "netlify", action: "/thank-you", hasPhotos } : undefined;
};
