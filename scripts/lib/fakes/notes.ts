import type { Hosting } from "../../../src/content/schema/hosting";
import { REQUESTS_PAGE } from "../../../src/worker/request-paths";

interface Preview {
  /** URL of the preview. */
  readonly site: string;
  /** URL of the fake Cloudflare Access. */
  readonly access: string;
  /** The GitHub login that the fake sign-in uses. */
  readonly login: string;
}

/** Returns what a person can do in a preview with fakes, one line each. Omits what the settings do not use. */
export const previewNotes = (
  { signIn, delivery }: Pick<Hosting, "signIn" | "delivery">,
  { site, access, login }: Preview,
): readonly string[] => [
  ...(signIn ? [`The editor's sign-in uses a fake. You will be signed in as ${login}.`] : []),
  ...(delivery.requests?.mail ? ["Email uses a fake, which prints each email here."] : []),
  ...(delivery.requests?.access ? [`To read requests, sign in here: ${access}/?to=${site}${REQUESTS_PAGE}`] : []),
  ...(delivery.requests ? [`To run the scheduled tasks now: curl ${site}/__scheduled`] : []),
];
