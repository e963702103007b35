/** How the form is sent if the site itself or Netlify receives it. */
import { routes } from "../content/shared/routes";
import type { Maybe } from "../content/shared/required";
import { takesPhotos, type TakenRequests } from "../content/shared/takes-photos";

export interface FormWay {
  readonly kind: "worker" | "netlify";
  /** Address that the form is posted to. */
  readonly action: string;
  readonly hasPhotos: boolean;
  readonly turnstileSiteKey?: string | undefined;
}

/** The `delivery` setting of `business.yml`. */
export interface Delivery extends TakenRequests {
  readonly endpoint?: Maybe<string>;
  readonly requests?: Maybe<{ readonly bucket?: Maybe<string>; readonly turnstileSiteKey?: Maybe<string> }>;
}

/** Returns how the form is sent; undefined if it goes to an endpoint elsewhere, or nowhere. */
export const formWay = ({ delivery }: { readonly delivery: Delivery }, thankYou: string = routes.thankYou): FormWay | undefined => {
  const { requests, netlify } = delivery;
  const hasPhotos = takesPhotos({ delivery });
  if (requests) return { kind: "worker", action: "/api/quote", hasPhotos, turnstileSiteKey: requests.turnstileSiteKey ?? undefined };
  return netlify ? { kind: "netlify", action: thankYou, hasPhotos } : undefined;
};
