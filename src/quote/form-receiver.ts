import type { Settings } from "../content/settings";
import { QUOTE_API, routes } from "../content/shared/routes";
import { takesPhotos } from "../content/shared/takes-photos";

/** How and where the form is sent. */
export interface FormReceiver {
  /** What receives the form: the site's Worker, Netlify, or an endpoint elsewhere. */
  readonly kind: "worker" | "netlify" | "endpoint";
  /** URL or path that the form is posted to. */
  readonly action: string;
  readonly hasPhotos: boolean;
  readonly turnstileSiteKey?: string | undefined;
}

/** The settings that decide how the form is sent. */
interface Hosting {
  readonly delivery: Partial<Settings["delivery"]>;
}

/** Returns how the form is sent; undefined if the settings name no receiver. */
export const formReceiver = ({ delivery }: Hosting, thankYou: string = routes.thankYou): FormReceiver | undefined => {
  const { requests, netlify, endpoint } = delivery;
  const hasPhotos = takesPhotos({ delivery });
  if (requests) return { kind: "worker", action: QUOTE_API, hasPhotos, turnstileSiteKey: requests.turnstileSiteKey };
  if (netlify) return { kind: "netlify", action: thankYou, hasPhotos };
  return endpoint ? { kind: "endpoint", action: endpoint, hasPhotos } : undefined;
};
